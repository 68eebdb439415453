/** How the text looks in the editor: the page's own colours, by their names. */

import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export const LIGHTS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--choice)' },
  { tag: [tags.string, tags.content], color: 'var(--ink)' },
  { tag: [tags.bool, tags.number, tags.keyword], color: 'var(--rule)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--ink-faint)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.bracket], color: 'var(--ink-faint)' },
]);

export const LOOK = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'transparent', fontSize: 'var(--size-2)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--code)', lineHeight: '1.6' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-content ::selection': {
    backgroundColor: 'var(--choice-wash)',
  },
  '.cm-gutters': { backgroundColor: 'transparent', border: '0' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--barred)',
    textUnderlineOffset: '3px',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--sheet)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--round)',
    overflow: 'hidden',
    fontFamily: 'var(--text)',
  },
  '.cm-diagnostic': { borderLeftColor: 'var(--barred)', whiteSpace: 'pre-wrap', maxWidth: '30rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--text)',
    maxHeight: '16rem',
    minWidth: '14rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.6rem', lineHeight: '1.4' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--choice-wash)',
    color: 'var(--ink)',
  },
  '.cm-completionDetail': { color: 'var(--ink-soft)', fontStyle: 'normal' },
});
