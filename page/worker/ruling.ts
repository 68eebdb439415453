/** A ruling as the page shows it. */

import type { RulingDocument, RulingPart } from '../../src/explain/message/document.js';
import type { ChangeMessage, Message } from '../../src/explain/message/message.js';
import type { Choice } from '../../src/explore/choice/choice.js';
import { played as playedTo } from '../../src/explore/played.js';
import type { Exploration, Ruling } from '../../src/explore/ruling.js';
import { open } from '../../src/kernel/open.js';
import type { Play } from '../../src/kernel/play/play.js';
import { isSaying } from '../../src/position/card.js';
import type { Position } from '../../src/position/position.js';
import type { EffectView, OutcomeView, ProblemView, RulingView } from '../protocol.js';
import { boardView, type Table } from './board.js';
import type { Asked } from './case.js';
import type { Speech } from './said.js';
import { treeView } from './tree.js';

export interface Ruled {
  readonly document: RulingDocument;
  readonly part: RulingPart;
  readonly ruling: Ruling;
  readonly exploration: Exploration;
  readonly table: Table;
  readonly speech: Speech;
}

/** With what is wrong beside it. */
export async function rulingView(ruled: Ruled, { beside, cards }: Asked): Promise<RulingView> {
  const problems = [...beside, ...ruled.document.problems];
  if (problems.length === 0) return viewed(ruled, []);
  const { problemView } = await import('./problem.js');
  return viewed(
    ruled,
    problems.map((problem) => problemView(problem, cards)),
  );
}

function viewed(ruled: Ruled, problems: readonly ProblemView[]): RulingView {
  const { document, part, ruling, exploration, table, speech } = ruled;
  const { start, ruleset } = table;
  const [cut, verdict] = [true, false].map((is) => part.verdict.filter(({ say }) => (say === 'cut') === is));
  const { expectations } = document;
  const failed = expectations.filter(({ held }) => held === false);
  return {
    title: document.title,
    ids: document.ids,
    game: document.game,
    rules: document.rules,
    versions: ruleset.rulebook.versions,
    date: document.date,
    language: document.language,
    partial: cut?.[0] ? speech.say(cut[0]) : null,
    verdict: (verdict ?? []).map((message) => speech.said(message)),
    ways: String(part.ways),
    outcomes: outcomesOf(ruled),
    omitted: part.omitted,
    before: boardView(table, played(table, [])),
    tree: treeView({
      ruleset,
      start,
      language: document.language,
      graph: exploration.graph(),
      outcomes: ruling.outcomes.slice(0, part.outcomes.length).map(({ key }) => key),
      speech,
    }),
    assumptions: document.assumptions.map((message) => speech.said(message)),
    expectations: {
      held: expectations.filter(({ held }) => held === true).length,
      all: expectations.length,
      failed: failed.map(({ path, found }) => `${path.join(' ')}${found === null ? '' : `: ${found}`}`),
    },
    problems,
    effects: effectsOf(start, document),
    players: start.players.map(({ name }) => name),
    turn: start.players[start.turn.player]?.name ?? '',
  };
}

/** The game of a ruling after these choices. */
export function played({ ruleset, start }: Table, choices: readonly Choice[]): Play {
  // The position is shown as it is written down before anything is done.
  return choices.length === 0 ? open(ruleset.rulebook, start) : playedTo(ruleset.rulebook, start, choices);
}

function outcomesOf({ part, ruling, exploration, table, speech }: Ruled): OutcomeView[] {
  const ways = exploration.ways();
  const shared = speech.steps(part.shared);
  return part.outcomes.map((outcome, index): OutcomeView => {
    const { key = '', witness = [] } = ruling.outcomes[index] ?? {};
    const end = playedTo(table.ruleset.rulebook, table.start, witness);
    return {
      ways: String(outcome.ways),
      verdict: outcome.verdict.map((message) => speech.said(message)),
      steps: [...shared, ...speech.steps(outcome.steps, part.shared.length + 1)],
      shared: shared.length,
      changes: outcome.changes.map((message: ChangeMessage) => speech.change(message)),
      whyNot: speech.reasons(outcome.whyNot),
      after: boardView(table, end),
      path: ways.of(key, witness),
    };
  });
}

/** Kinds of ability that go on as long as their card is there: without them something else may happen. */
const LASTING: readonly string[] = ['replacement', 'triggered', 'static', 'cannot', 'keyword'];

function effectsOf(start: Position, document: RulingDocument): EffectView[] {
  const applied = new Set(messages(document).flatMap((message) => textApplied(message)));
  return Object.values(start.cards).flatMap((card) => {
    if (isSaying(card.key)) return [];
    const lines = new Map<number, EffectView>();
    for (const { ability, line, start: from, end } of card.abilities) {
      if (!LASTING.includes(ability.ability) || lines.has(line)) continue;
      const text = card.text.slice(from, end).trim();
      lines.set(line, { card: card.name, line, text, applied: applied.has(text) });
    }
    return [...lines.values()];
  });
}

function messages({ ruling }: RulingDocument): Message[] {
  const steps = [...(ruling?.shared ?? []), ...(ruling?.outcomes ?? []).flatMap((outcome) => outcome.steps)];
  return steps.flatMap(({ lines }) => lines.map(({ message }) => message));
}

function textApplied(message: Message): string[] {
  const applied = message.say === 'applies' || message.say === 'triggers';
  return applied && message.effect.text !== null ? [message.effect.text] : [];
}
