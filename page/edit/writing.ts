/** The editor proper. It is fetched when somebody turns to the text. */

import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { ProblemView, WordsView } from '../protocol.js';
import { completing } from './completing.js';
import { LIGHTS, LOOK } from './look.js';

export interface WritingOptions {
  readonly text: string;
  readonly label: string;
  /** Where the cursor stands, if it stands in the text. */
  readonly at: number | null;
  words(): Promise<WordsView | null>;
  write(text: string): void;
}

/** An editor in a place of the page. */
export class Writing {
  private readonly view: EditorView;

  constructor(parent: HTMLElement, { text, label, at, words, write }: WritingOptions) {
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        ...(at === null ? {} : { selection: { anchor: Math.min(at, text.length) } }),
        extensions: [
          history(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          yaml(),
          syntaxHighlighting(LIGHTS),
          LOOK,
          EditorView.lineWrapping,
          autocompletion({ override: [async (context) => completing(context, await words())], icons: false }),
          keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, ...searchKeymap]),
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) write(state.doc.toString());
          }),
        ],
      }),
    });
    if (at !== null) this.view.focus();
  }

  /** Another text stands there: one that was not typed. */
  show(text: string): void {
    const { state } = this.view;
    if (text === state.doc.toString()) return;
    this.view.dispatch({ changes: { from: 0, to: state.doc.length, insert: text } });
  }

  /** Underlines what is wrong, where it stands. */
  mark(problems: readonly ProblemView[]): void {
    const { doc } = this.view.state;
    const found = problems.flatMap(({ place, message, advice }): Diagnostic[] => {
      if (!place || place.line > doc.lines) return [];
      const line = doc.line(place.line);
      const from = Math.min(line.from + place.column - 1, line.to);
      const to = Math.min(from + Math.max(place.length, 1), Math.max(line.to, from));
      return [{ from, to, severity: 'error', message: advice === null ? message : `${message}\n${advice}` }];
    });
    this.view.dispatch(setDiagnostics(this.view.state, found));
  }

  /** Puts the cursor at a place, counted from 1. */
  goTo(line: number, column: number): void {
    const { doc } = this.view.state;
    const at = doc.line(Math.min(line, doc.lines));
    this.view.dispatch({
      selection: { anchor: Math.min(at.from + column - 1, at.to) },
      scrollIntoView: true,
    });
    this.view.focus();
  }

  close(): void {
    this.view.destroy();
  }
}
