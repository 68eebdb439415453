/** The form of a saved position, field by field: what each may be, which may be left out, and that there are no others. */

import { describe, expect, test } from 'vitest';
import { Unfit } from '../../src/kernel/saving/form.js';
import { savedForm } from '../../src/kernel/saving/saved.js';
import { POSITION_FORMAT } from '../../src/position/position.js';
import { ferry } from './ferry.js';

/** Data of any form. */
// biome-ignore lint/suspicious/noExplicitAny: what is spoilt has no type
type Data = any;
type Path = readonly string[];

/** A position in which every field of everything is there at least once. */
function whole(): Data {
  const ability = 'a#1';
  const effect = 'o0.0:a#1';
  const steps = [{ do: 'act', act: { event: 'whistle' } }];
  const printed = { ability: { ability: 'spell', do: steps }, line: 1, start: 0, end: 9 };
  const chosen = { colour: { word: 'red' }, crew: { objects: [1] } };
  const copy = {
    card: 'b',
    except: [{ op: 'modify', trait: 'weight', by: 1 }],
    until: 'turn',
    beneath: { card: 'a', except: [] },
  };
  const spot = { zone: 'bank', holder: 1, at: 'top' };
  const cause = { manner: 'effect', player: 0, source: 1, ability };
  const plain = {
    kind: 'sink',
    player: 0,
    object: 0,
    share: 1,
    other: 1,
    from: 'river',
    to: spot,
    amount: -2,
    detail: {},
    cause,
  };
  const arrival = {
    controller: 1,
    status: ['wet'],
    counters: { moss: 2 },
    chosen,
    copy,
    along: [plain],
    links: { crew: [1] },
    gains: [ability],
    face: 'b',
  };
  const token = {
    values: { weight: 1 },
    traits: [{ trait: 'name', is: 'raft' }],
    has: ['swift'],
    enters: { status: 'wet', without: true },
    from: 'a',
    wording: { text: 'Whistle.', abilities: [printed] },
  };
  const detail = {
    counter: 'moss',
    most: 3,
    arrival,
    token,
    copy,
    mana: 'u',
    anyMana: ['u', 'w'],
    way: 'oars',
    skips: 'launch',
    within: 'turn',
    bars: 'land',
    left: true,
    since: 3,
    until: 'end day',
    faceDown: false,
    prevented: 1,
  };
  const event = { ...plain, detail };
  const boats = {
    what: 'some',
    quantity: { how: 'every', said: 'all' },
    described: { head: { sort: 'boat' } },
  };
  const spoken = [{ objects: [0], stints: [0], past: [4] }, { players: [1] }, { amount: 2 }];
  const aimed = [
    { ability, phrase: boats, chosen: spoken[0] },
    { ability, phrase: { who: 'target', said: 'target player' }, chosen: spoken[1] },
  ];
  const use = { effect, ability, part: 'outcome' };
  const env = {
    you: 0,
    source: 0,
    stint: 0,
    ability,
    refs: spoken,
    event: plain,
    uses: [use],
    declined: [effect],
    manner: 'effect',
    actor: 1,
    aimed,
    modes: [{ ability, chosen: [1] }],
  };
  const words = {
    you: 0,
    source: null,
    stint: 0,
    ability: null,
    refs: [],
    event: null,
    uses: [],
    manner: 'cost',
  };
  const after = { do: steps, env: words, idle: true };
  const node = {
    id: 0,
    events: [plain],
    origin: event,
    stint: 0,
    uses: [use],
    inherited: 0,
    declined: [effect],
    ranked: [effect],
    within: 1,
    state: 'live',
    bound: true,
    after: [after],
    happened: false,
    objects: [1],
  };
  const assigned = {
    effect,
    ability,
    results: [{ node: 0, member: 0, events: [plain] }],
    after,
    cost: 0,
    meant: [{ object: 0, stint: 0 }],
  };
  const answers = [{ option: 1 }, { objects: [0] }, { word: 'red' }];
  const last = {
    accepted: true,
    attempted: true,
    alike: 'some',
    replaced: false,
    happened: true,
    objects: [0],
    amount: 2,
    short: 'tide',
  };
  const response = {
    verb: 'say',
    place: 1,
    by: 1,
    object: 1,
    other: 0,
    words: 'a',
    amount: 1,
    manner: 'slowly',
    responses: [],
  };
  const action = {
    ...response,
    others: [1],
    named: { object: 'a', other: 'b' },
    line: 3,
    illegal: true,
    unsaid: false,
    responses: [response],
  };
  const stands = (id: number) => ({
    id,
    card: 'a',
    owner: 0,
    controller: 1,
    zone: 'river',
    holder: 0,
    count: 1,
    stint: 0,
    since: 2,
    status: ['wet'],
    counters: { moss: 1 },
    damage: 0,
    host: 0,
    at: 1,
    chosen,
    copy,
    joined: ['b'],
    token: false,
    linked: { crew: [1] },
    label: 'flagship',
  });
  const traits = { name: ['a'], weight: -1, length: { unread: '*' } };
  const options = [
    { option: 'effect', effect, nodes: [0], on: [0], accepts: true, ranks: false },
    { option: 'decline' },
    { option: 'accept' },
    { option: 'trigger', trigger: 3, announces: true },
    { option: 'player', player: 1 },
    { option: 'object', object: 1 },
  ];
  const about = { effect, ability, source: 0, event: 2, each: { objects: [0, 1], place: 0 } };
  const card = (key: string) => ({
    key,
    name: key,
    traits,
    text: 'Whistle.',
    abilities: [{ ...printed, said: [{ part: 'watch', start: 0, end: 3 }] }],
    other: 'b',
    intent: 'to whistle',
  });
  return {
    format: POSITION_FORMAT,
    game: 'ferry',
    rules: '1',
    date: '2026-01-01',
    cards: { a: card('a'), b: card('b') },
    players: [0, 1].map((id) => ({ id, name: `P${id}`, values: { coins: -3 } })),
    objects: [
      { ...stands(0), was: { object: stands(0), traits } },
      { ...stands(1), chosen: {}, copy: null, was: null },
    ],
    zones: { river: [0, 1] },
    shuffled: { 'bank/0': [1] },
    unlisted: { 'bank/1': 'many' },
    effects: [
      {
        id: 5,
        made: 'a#1',
        source: 0,
        stint: 0,
        controller: 1,
        since: 5,
        refs: spoken,
        on: [{ object: 0, stint: 0 }],
        words: ['red', 'blue'],
        aimed,
      },
    ],
    turn: { player: 1, number: 1 },
    clock: 9,
    ledger: { 'o0.0:a#1@1': 1 },
    moment: 4,
    pressed: false,
    waiting: [{ id: 7, effect, ability, moment: 3, env, offer: 'taken', link: 1, late: 'tide' }],
    held: { tide: [{ ...node, origin: plain }] },
    work: [
      { frame: 'actions', actions: [action], next: 0 },
      { frame: 'script', rest: steps, env: words, answers, last, awaits: 1, part: 'joined' },
      { frame: 'group', nodes: [node], assigned: [assigned], since: 3, gathered: [1], released: true },
      { frame: 'apply', effect, nodes: [0], accepted: true, answers },
      { frame: 'sequence', events: [plain], next: 0, uses: [use], declined: [effect], gathered: [1] },
      { frame: 'settle', within: true, answers },
    ],
    decision: { by: 0, asks: 'apply', domain: { of: 'options', options }, rule: 'tide', about },
    without: { abilities: [ability], rules: ['tide'] },
  };
}

const WHOLE: Data = JSON.parse(JSON.stringify(whole()));

/** Where it is said that a position is none; null where it is one. */
function fault(data: Data): string | null {
  try {
    savedForm(ferry, { objects: 2, players: 2, cards: { a: 0, b: 0 } })(data, []);
    return null;
  } catch (unfit) {
    if (unfit instanceof Unfit) return unfit.message;
    throw unfit;
  }
}

/** Where a position is none that has another value at one place, or none there. */
function faultAt(path: Path, ...value: readonly unknown[]): string | null {
  const around = path.slice(0, -1).reduce((one, key) => one[key], WHOLE);
  const key = path.at(-1) ?? '';
  const before = { ...around };
  if (value.length === 0) delete around[key];
  else around[key] = value[0];
  const said = fault(WHOLE);
  delete around[key];
  if (key in before) around[key] = before[key];
  return said;
}

/** What texts mean is looked at as it is carried out, but for what kind of thing it is. */
const MEANINGS = /(^|\.)(abilities\.\d+\.ability|except\.\d+|phrase|rest\.\d+|do\.\d+)$/;

/** Every place of a position, with what stands there. */
function places(value: Data, path: Path = []): { readonly path: Path; readonly value: Data }[] {
  // Where nothing stands, it is found elsewhere what could.
  if (value === null) return [];
  const here = path.length === 0 ? [] : [{ path, value }];
  if (typeof value !== 'object' || MEANINGS.test(path.join('.'))) return here;
  return [...here, ...Object.entries(value).flatMap(([key, one]) => places(one, [...path, key]))];
}

const ALL = places(WHOLE);

/** Under these names stand records with any keys. */
const OPEN = /(^|\.)(cards|traits|values|zones|shuffled|unlisted|ledger|held|counters|chosen|linked|links)$/;
/** But not in these places. */
const CLOSED = /(aimed\.\d+\.chosen|token\.traits|modes\.\d+\.chosen)$/;

const isRecord = ({ path, value }: { readonly path: Path; readonly value: Data }): boolean => {
  const at = path.join('.');
  const isOpen = OPEN.test(at) && !CLOSED.test(at);
  return typeof value === 'object' && !Array.isArray(value) && !isOpen && !MEANINGS.test(at);
};

test('a position in which everything is there is one', () => {
  expect(fault(WHOLE)).toBeNull();
});

/** In the place of a list, a record, a number and another value: what none of these is. */
function others(value: Data): readonly unknown[] {
  if (Array.isArray(value)) return [{}, 'x', null];
  if (typeof value === 'object') return [[], 'x', 7];
  return [{ not: 'that' }, typeof value === 'number' ? 'x' : 0.5];
}

test('every value is of its sort', () => {
  // What is printed on a card may be of several: see below.
  for (const { path, value } of ALL.filter((one) => one.path.at(-2) !== 'traits'))
    for (const other of others(value))
      expect(faultAt(path, other), `${path.join('.')}: ${JSON.stringify(other)}`).not.toBeNull();
});

test('no field is there that is not known', () => {
  for (const { path } of ALL.filter(isRecord)) {
    const said = faultAt([...path, 'more'], 1);
    expect(said, path.join('.')).toBe(`${[...path, 'more'].join('.')} should be left out`);
  }
});

/** The fields that may be left out, by what they are a part of. */
const OPTIONAL = {
  abilities: ['said'],
  actions: ['illegal', 'line', 'named', 'others', 'unsaid'],
  after: ['idle'],
  arrival: ['face', 'gains'],
  cards: ['intent', 'other'],
  copy: ['beneath', 'until'],
  detail: [
    'anyMana',
    'arrival',
    'bars',
    'copy',
    'counter',
    'faceDown',
    'left',
    'mana',
    'most',
    'prevented',
    'since',
    'skips',
    'token',
    'until',
    'way',
    'within',
  ],
  effects: ['aimed', 'words'],
  enters: ['without'],
  env: ['actor', 'aimed', 'declined', 'modes'],
  last: ['amount', 'short'],
  refs: ['past'],
  token: ['enters', 'from', 'has', 'wording'],
  waiting: ['late', 'link', 'offer'],
};

test('these fields may be left out, and no others', () => {
  const found: { [of: string]: Set<string> } = {};
  for (const { path, value } of ALL.filter(isRecord)) {
    for (const key of Object.keys(value)) {
      if (faultAt([...path, key]) !== null) continue;
      const of = path.filter((name) => !/^(\d+|a|b)$/.test(name)).at(-1) ?? '';
      found[of] = (found[of] ?? new Set()).add(key);
    }
  }
  // What is chosen is spoken of in the same way as what texts refer back to.
  delete found.chosen;
  expect(Object.fromEntries(Object.entries(found).map(([of, keys]) => [of, [...keys].sort()]))).toEqual(
    OPTIONAL,
  );
});

describe('how large numbers may be, and which words there are', () => {
  const fits = (path: string, value: unknown): boolean => faultAt(path.split('.'), value) === null;
  const FEW = [0, 1];

  test.each<[path: string, good: readonly unknown[], bad: readonly unknown[]]>([
    ['format', [POSITION_FORMAT], [POSITION_FORMAT + 1, POSITION_FORMAT - 1, String(POSITION_FORMAT)]],
    ['turn.player', FEW, [-1, 2, 0.5, '0', null]],
    ['objects.0.host', [...FEW, null], [-1, 2, 0.5, '0']],
    ['objects.0.card', ['a', 'b', null], ['c', 'toString']],
    ['objects.0.zone', ['river', 'deep', 'nowhere'], ['sea', 'toString']],
    ['objects.0.count', [1, 7], [0, -1, 0.5]],
    ['objects.0.damage', [0, 7], [-1, 0.5]],
    ['objects.0.counters.moss', [0, 7], [-1, 0.5]],
    ['objects.0.was.object.count', [0, 7], [-1]],
    ['objects.0.was', [null], [[]]],
    ['objects.0.copy.until', ['turn', 'face down'], ['dusk']],
    ['objects.0.chosen.colour', [{ word: 'red' }, { objects: [0] }], [{}, { amount: 1 }]],
    ['players.0.values.coins', [0, -7, 7], [0.5, null]],
    ['clock', [0, Number.MAX_SAFE_INTEGER], [-1, Number.MAX_SAFE_INTEGER + 1]],
    ['work.1.awaits', [0, 1000, null], [-1, 1001, '1']],
    ['work.1.part', [true, false, 'joined', 'paying', 'announcing'], ['else', 1, null]],
    ['work.0.actions.0.verb', ['say'], ['sing', 'toString']],
    ['work.2.nodes.0.state', ['live', 'open', 'held', 'later', 'done'], ['dead', null]],
    ['work.2.nodes.0.events.0.kind', ['sink', 'land'], ['swim', 'toString']],
    ['work.2.nodes.0.events.0.to.at', ['top', 'bottom', null], ['middle']],
    ['work.2.nodes.0.uses.0.part', ['outcome', 'after'], ['before']],
    ['work.2.nodes.0.origin.detail.token.enters.without', [true], [false]],
    ['work.2.nodes.0.origin.detail.token.values.weight', [-5, 0], [-Number.MAX_SAFE_INTEGER - 1, 0.5]],
    ['work.2.nodes.0.origin.detail.within', ['turn'], ['combat']],
    ['decision.by', [0, 1, 'chance'], [2, 'fate']],
    ['decision.asks', ['apply', 'may', 'choose', 'target', 'name', 'order'], ['beg']],
    ['decision.domain', [{ of: 'objects', from: [0], least: 0, most: 1 }], [{ of: 'objects', from: [2] }]],
    ['decision.domain', [{ of: 'words', words: ['a'], open: true }], [{ of: 'words', words: 'a' }]],
    ['decision', [null], [{}]],
    ['waiting.0.offer', ['in payment', 'taken'], ['refused']],
    ['cards.a.traits.weight', [3, ['a'], { unread: '*' }], ['3', ['a', 3], null, { read: '*' }]],
    ['effects.0.aimed.0.phrase', [{ what: 'this' }, { who: 'you' }], [{}, { what: 1 }, { who: 1 }, null]],
    ['effects.0.refs.0', [null, { amount: -1 }, { players: [1] }], [{ players: [2] }, { objects: [0] }, {}]],
    ['cards.a.abilities.0.ability', [{ ability: 'note' }], [{}, { ability: 1 }, null, []]],
  ])('%s', (path, good, bad) => {
    for (const value of good) expect([value, fits(path, value)]).toEqual([value, true]);
    for (const value of bad) expect([value, fits(path, value)]).toEqual([value, false]);
  });
});

describe('what a text says', () => {
  const step = { do: 'act', act: { event: 'whistle' } };
  const meaning = (ability: unknown): string | null =>
    faultAt(['cards', 'a', 'abilities', '0', 'ability'], ability);
  const AT = 'cards.a.abilities.0.ability';

  test.each(['do', 'cost', 'after', 'steps', 'base', 'other'])('lists instructions under "%s"', (key) => {
    expect(meaning({ ability: 'spell', [key]: [step, step] })).toBeNull();
    expect(meaning({ ability: 'spell', [key]: [step, { do: 'explode' }] })).toBe(
      `${AT}.${key}.1.do should be a kind of instruction`,
    );
    expect(meaning({ ability: 'spell', given: { if: 'did', [key]: [7] } })).toBe(
      `${AT}.given.${key}.0 should be a record`,
    );
  });

  test('lists anything under other words', () => {
    expect(meaning({ ability: 'spell', whatever: [7, 'x', null, { do: [] }] })).toBeNull();
  });

  test('is an instruction wherever it says what to do', () => {
    expect(meaning({ ability: 'spell', given: { do: 'explode' } })).toBe(
      `${AT}.given.do should be a kind of instruction`,
    );
    expect(meaning({ ability: 'spell', given: { do: 7 } })).toBe(
      `${AT}.given.do should be a kind of instruction`,
    );
    expect(meaning({ ability: 'spell', given: { do: 'toString' } })).not.toBeNull();
  });

  test.each(['as', 'of', 'tried', 'attempted', 'giver', 'held'])('numbers what it speaks of: "%s"', (key) => {
    const at = (number: unknown): string | null => meaning({ ability: 'spell', given: [{ [key]: number }] });
    for (const number of [0, 1000, 'it', { what: 'this' }, null]) expect(at(number)).toBeNull();
    for (const number of [-1, 1001, 0.5, '7', ''])
      expect(at(number)).toBe(`${AT}.given.0.${key} should be a whole number from 0 to 1000`);
  });

  test('has other numbers as it likes', () => {
    expect(meaning({ ability: 'spell', by: -4, amount: 5000, text: '7' })).toBeNull();
  });
});
