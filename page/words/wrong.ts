/** What the page says where there is no ruling. */

export const WRONG = {
  heading: 'No ruling yet',
  lead: 'Rather than guess, the engine says what stands in the way.',
  many: (count: number) => `${count} ${count === 1 ? 'thing stands' : 'things stand'} in the way`,
  unread: 'A clause that could matter is not understood',
  unreadLead:
    'A wrong ruling would be worse than none. It can be worded otherwise, or named under “ignoring” if it is beside the point.',
  line: (line: number) => `Line ${line}`,
  also: 'About the scenario',
  defect: 'A defect of the program',
  defectLead: 'Nothing that is written may lead here. Please report it with the scenario.',
  board: 'The board as it is described',
  stale: 'The board as it last stood',
} as const;
