/**
 * What the page and its worker say to one another. Plain data: every request has an id, and its answers carry it.
 * Sentences come from the worker in the language of the ruling; the page adds none about what happens in a game.
 */

/** A request, without its id. */
export type Request =
  | JudgeRequest
  | WalkRequest
  | ReadRequest
  | WordsRequest
  | EditRequest
  | ExportRequest
  | StopRequest;

/** Gives the ruling of a text. One that is under way on the same side is stopped and answers no more. */
export interface JudgeRequest {
  readonly ask: 'judge';
  readonly text: string;
  /** It is the text with which the page opens: the worker has that scenario at hand. */
  readonly isOpening: boolean;
  readonly side: Side;
  readonly change: WhatIf;
  readonly language: string;
}

/** The ruling itself, and the one beside it. */
export type Side = 'main' | 'other';

/** What is different in the ruling beside: nothing where all of it is empty. */
export interface WhatIf {
  /** Effects that are switched off, by card and line. */
  readonly without: readonly Switch[];
  /** The active player, where it is another. */
  readonly turn: string | null;
  /** The version of the rules, where it is another. */
  readonly rules: string | null;
}

export interface Switch {
  readonly card: string;
  readonly line: number;
}

/** What happens on the way to a place in the tree of a ruling: the branch taken at each junction. */
export interface WalkRequest {
  readonly ask: 'walk';
  readonly side: Side;
  readonly path: readonly number[];
}

/** How a card's text is understood. */
export interface ReadRequest {
  readonly ask: 'read';
  readonly game: string;
  /** Null: the kind of card on which most of it makes sense. */
  readonly type: string | null;
  readonly name: string | null;
  readonly text: string;
}

/** The words with which scenarios of a game are written, and its cards. */
export interface WordsRequest {
  readonly ask: 'words';
  readonly game: string;
}

/** Writes something into a scenario's text. */
export interface EditRequest {
  readonly ask: 'edit';
  readonly text: string;
  readonly edit: Edit;
}

export type Edit =
  /** A card that is known by its name, or whose text is given and written under `cards`. */
  | {
      readonly edit: 'card';
      readonly player: string;
      readonly zone: string;
      readonly name: string;
      readonly printed: {
        readonly type: string;
        readonly text: string;
        readonly [field: string]: string;
      } | null;
    }
  | {
      readonly edit: 'action';
      readonly verb: string;
      readonly what: string | true;
      readonly by: string;
      readonly with: readonly string[];
      readonly targets: readonly string[];
    };

/** The ruling as text or as JSON, for copying. */
export interface ExportRequest {
  readonly ask: 'export';
  readonly side: Side;
  readonly as: 'text' | 'json';
}

/** Stops the ruling under way: what was found so far is answered, marked as partial. */
export interface StopRequest {
  readonly ask: 'stop';
  readonly side: Side;
}

/** An answer; `of` is the id of its request. A ruling is preceded by any number of boards and progresses. */
export type Answer = { readonly of: number } & (
  | { readonly say: 'board'; readonly board: BoardView }
  | {
      readonly say: 'progress';
      readonly positions: number;
      readonly outcomes: number;
      readonly seconds: number;
    }
  | { readonly say: 'ruling'; readonly ruling: RulingView }
  /** No ruling can be given. The board stands where there is one nevertheless. */
  | {
      readonly say: 'problems';
      readonly problems: readonly ProblemView[];
      readonly board: BoardView | null;
      readonly game: string | null;
    }
  | { readonly say: 'walked'; readonly walked: WalkView }
  | { readonly say: 'reading'; readonly reading: ReadingView }
  | { readonly say: 'words'; readonly words: WordsView }
  /** The text with what was written in, and the line on which that stands; or why it was not written. */
  | { readonly say: 'edited'; readonly text: string; readonly line: number; readonly refused: string | null }
  | { readonly say: 'exported'; readonly text: string }
  /** A request to stop has been heard: what was found is being written up. */
  | { readonly say: 'heard' }
  /** A part of the engine could not be fetched: the request can be sent again. */
  | { readonly say: 'unfetched' }
  | { readonly say: 'defect'; readonly message: string }
);

/** An answer without the request that it is to. */
export type Said = Answer extends infer One
  ? One extends { readonly of: number }
    ? Omit<One, 'of'>
    : never
  : never;

/** A problem as the command tells it, with its place in the text. */
export interface ProblemView {
  readonly code: string;
  readonly message: string;
  readonly advice: string | null;
  /** From 1; null where it is about the whole. */
  readonly place: { readonly line: number; readonly column: number; readonly length: number } | null;
  /** A card's text in which it lies, and from which character on it is not understood. */
  readonly within: {
    readonly card: string;
    readonly text: string;
    readonly start: number;
    readonly end: number;
    readonly at: number;
  } | null;
}

export interface RulingView {
  readonly title: string;
  readonly ids: readonly string[];
  readonly game: { readonly key: string; readonly name: string };
  readonly rules: string;
  readonly versions: readonly string[];
  readonly date: string | null;
  readonly language: string;
  /** The sentence about the limit that cut it, or about having been stopped; null for a whole ruling. */
  readonly partial: string | null;
  readonly verdict: readonly SaidView[];
  readonly ways: string;
  readonly outcomes: readonly OutcomeView[];
  /** How many outcomes there are beside those told here. */
  readonly omitted: number;
  readonly before: BoardView;
  readonly tree: TreeView;
  readonly assumptions: readonly SaidView[];
  readonly expectations: { readonly held: number; readonly all: number; readonly failed: readonly string[] };
  readonly problems: readonly ProblemView[];
  /** Effects that could be switched off: those of the cards on the board. */
  readonly effects: readonly EffectView[];
  readonly players: readonly string[];
  readonly turn: string;
}

/** A sentence and what kind of message it is: `fate`, `outcomes`, `all the same` … as in the ruling document. */
export interface SaidView {
  readonly kind: string;
  readonly text: string;
}

export interface OutcomeView {
  readonly ways: string;
  readonly verdict: readonly SaidView[];
  /** All of one way, from the beginning. */
  readonly steps: readonly StepView[];
  /** So many of them are those of every outcome. */
  readonly shared: number;
  readonly changes: readonly ChangeView[];
  readonly whyNot: readonly LineView[];
  readonly after: BoardView;
  /** The way that is told, as branches of the tree. */
  readonly path: readonly number[];
}

export interface StepView {
  /** "3"; of steps that are told in one sentence, "4-7". */
  readonly number: string;
  readonly lines: readonly LineView[];
}

export interface LineView {
  /** As in the ruling document: `acts`, `would`, `happens`, `applies`, `chooses`, `triggers`, `not applied` … */
  readonly kind: string;
  /** The whole sentence. */
  readonly text: string;
  readonly cites: readonly CiteView[];
  /** What would happen or happens, as a sentence without a stop: of `would`, `happens`, and before the arrow of `applies`. */
  readonly event: string | null;
  /** What then would happen in its place: of `applies`. Null where nothing does. */
  readonly becomes: string | null;
  readonly effect: {
    readonly source: string | null;
    readonly text: string | null;
    readonly tags: readonly string[];
  } | null;
  /** Who chooses, acts. */
  readonly by: string | null;
}

export interface CiteView {
  readonly number: string;
  readonly line: string;
}

/** What has changed about something, in a sentence: "Test Guard: battlefield → base; exhausted". */
export interface ChangeView {
  readonly what: string;
  readonly changes: readonly string[];
}

export interface EffectView extends Switch {
  readonly text: string;
  /** It is applied somewhere in the ruling. */
  readonly applied: boolean;
}

export interface BoardView {
  /** In turn order. */
  readonly players: readonly PlayerView[];
  /** Zones without an owner, with anything in them. */
  readonly shared: readonly ZoneView[];
  readonly turn: string;
}

export interface PlayerView {
  readonly name: string;
  readonly values: readonly { readonly name: string; readonly value: string; readonly changed: boolean }[];
  /** The field first. Zones of which nothing is known and in which nothing lies are left out. */
  readonly zones: readonly ZoneView[];
}

export interface ZoneView {
  /** The word by which a scenario speaks of it. */
  readonly word: string;
  /** What the game calls it. */
  readonly name: string;
  readonly field: boolean;
  readonly cards: readonly CardView[];
}

export interface CardView {
  /** The same object before and after has the same. */
  readonly id: number;
  /** Null for a card that nobody has named. */
  readonly name: string | null;
  /** The name by which the scenario calls it, where that is another. */
  readonly label: string | null;
  readonly type: string;
  /** Its text, by lines, each with what is not understood of it. */
  readonly lines: readonly { readonly line: number; readonly text: string; readonly understood: boolean }[];
  /** "3/3", "3000", what stands in the corner of the card. */
  readonly stats: string | null;
  /** "tapped", "2 +1/+1 counters", "3 damage", "token", "face-down", "copy of …" */
  readonly marks: readonly string[];
  /** Rests sideways: tapped, exhausted, in defense. */
  readonly turned: boolean;
  readonly faceDown: boolean;
  /** How many stand here that nothing tells apart. */
  readonly count: string;
  /** What it is attached to or lies under, by id. */
  readonly on: number | null;
  /** Whose it is, where that is not the player beneath whom it lies. */
  readonly owner: string | null;
  /** It is not as it was at the start of the ruling. */
  readonly changed: boolean;
}

/** The decisions: positions that are the same stand in it once, so that it is walked from the start. */
export interface TreeView {
  readonly start: TargetView;
  readonly junctions: readonly JunctionView[];
  /** Decisions that are not shown because there are too many; walking further says so. */
  readonly omitted: number;
}

export interface JunctionView {
  /** Null: chance. */
  readonly by: string | null;
  readonly asks: string;
  /** "Apple chooses which effect is applied" */
  readonly question: string;
  readonly about: string | null;
  readonly cites: readonly CiteView[];
  /** Not all of its answers leave the same outcomes open. */
  readonly matters: boolean;
  readonly branches: readonly BranchView[];
}

export interface BranchView {
  readonly label: string;
  /** How many answers it stands for. */
  readonly ways: string;
  /** Ways from here to the end. */
  readonly all: string;
  readonly to: TargetView;
  /** The places of the outcomes that can be reached from here, in order. */
  readonly outcomes: readonly number[];
  /** The scenario fixes it. */
  readonly given: boolean;
}

export type TargetView =
  | { readonly to: 'junction'; readonly junction: number }
  | { readonly to: 'outcome'; readonly outcome: number }
  /** A position that was there before: going round again changes nothing, or `adds` as much each time. */
  | { readonly to: 'back'; readonly junction: number; readonly adds: boolean }
  /** The exploration was cut here, or what follows is left out. */
  | { readonly to: 'cut' };

/** A place in the tree. */
export interface WalkView {
  readonly steps: readonly StepView[];
  readonly board: BoardView;
  readonly whyNot: readonly LineView[];
  readonly changes: readonly ChangeView[];
}

export interface ReadingView {
  readonly text: string;
  readonly type: string;
  /** Kinds of card on which a text can stand. */
  readonly types: readonly string[];
  readonly pieces: readonly PieceView[];
}

export interface PieceView {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly abilities: readonly AbilityView[];
  readonly trouble: TroubleView | null;
}

export interface AbilityView {
  /** "replacement effect", "triggered ability" … */
  readonly kind: string;
  /** "form 2", "mandatory", names. */
  readonly tags: readonly string[];
  /** Printed back from its meaning; null where it has no words of its own. */
  readonly written: string | null;
  readonly within: readonly AbilityView[];
}

export interface TroubleView {
  readonly message: string;
  readonly advice: string;
  /** What is not understood, from where on, and where reading came to a stop: characters of the text. */
  readonly start: number;
  readonly end: number;
  readonly at: number;
  readonly understood: string;
  readonly expected: readonly string[];
  readonly meanings: readonly string[];
}

export interface WordsView {
  readonly game: { readonly key: string; readonly name: string };
  readonly versions: readonly string[];
  readonly cards: readonly { readonly name: string; readonly type: string }[];
  readonly zones: readonly WordView[];
  readonly values: readonly WordView[];
  readonly statuses: readonly string[];
  /** Keys of an object beside its statuses. */
  readonly objectFields: readonly string[];
  /** What else is printed on a card. */
  readonly cardFields: readonly string[];
  readonly actions: readonly ActionView[];
  readonly types: readonly string[];
}

/** A word of scenarios, and what the game calls it. */
export interface WordView {
  readonly word: string;
  readonly name: string;
}

export interface ActionView {
  readonly verb: string;
  /** "Apple casts …", without the names. */
  readonly name: string;
  /** Its value is a card, a text, or nothing but `true`. */
  readonly takes: 'card' | 'text' | 'nothing';
  /** It names a second object by `with`, or several. */
  readonly other: false | 'one' | 'several';
}
