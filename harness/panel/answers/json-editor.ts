import {
  autocompletion,
  type CompletionContext,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { linter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { completionsAt } from './answer-completions';
import { marksOf } from './answer-marks';
import { answerSchema } from './answer-schema';

/** CodeMirror is large, so import this file only when an editor is shown. */

interface EditorOptions {
  readonly host: HTMLElement;
  readonly endpoint: string;
  readonly text: string;
  /** False if the text is merged into the answer. */
  readonly isWhole: boolean;
  readonly onChange: (text: string) => void;
  /** Ctrl+Enter. */
  readonly onApply: () => void;
}

export interface Editor {
  readonly text: () => string;
  /** Does not call `onChange`. */
  readonly setText: (text: string) => void;
  readonly destroy: () => void;
}

/** Delay after the last key until the text is checked. */
const CHECK_AFTER_MS = 200;

/** In a shadow root: elsewhere CodeMirror inserts a style element, which the content security policy forbids. */
export function createEditor({ host, endpoint, text, isWhole, onChange, onApply }: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const schema = answerSchema(endpoint);
  let isSetting = false;
  const complete = ({ state, pos, explicit }: CompletionContext) => {
    if (schema === undefined) return null;
    const found = completionsAt(schema, state.doc.toString(), pos);
    // Show no list before the first letter.
    if (found === undefined || (found.from === pos && !explicit)) return null;
    return { ...found, options: [...found.options] };
  };
  const apply = () => {
    onApply();
    return true;
  };
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run: apply }]),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        json(),
        syntaxHighlighting(COLOURS),
        codeFolding(),
        foldGutter(),
        autocompletion({ override: [complete] }),
        linter(({ state }) => (schema ? [...marksOf(schema, state.doc.toString(), isWhole)] : []), {
          delay: CHECK_AFTER_MS,
        }),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...lintKeymap,
          ...foldKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': `Answer of ${endpoint}` }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && !isSetting) onChange(state.doc.toString());
        }),
        LOOK,
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    setText: (next) => {
      isSetting = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      isSetting = false;
    },
    destroy: () => view.destroy(),
  };
}

/** The panel's variables reach into the shadow root; its style sheet does not. */
const LOOK = EditorView.theme({
  '&': {
    color: 'var(--color-text)',
    backgroundColor: 'var(--color-surface)',
    border: '1px solid var(--color-edge)',
    borderRadius: 'var(--radius-control)',
    fontSize: 'var(--text-xs)',
    height: '100%',
  },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.45', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--color-brand) 40%, transparent)',
  },
  '.cm-gutters': { backgroundColor: 'var(--color-raised)', color: 'var(--color-muted)', border: 'none' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--color-raised)', color: 'var(--color-muted)', border: 'none' },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-text)',
    border: '1px solid var(--color-edge)',
    maxWidth: 'min(420px, 92vw)',
    zIndex: '10',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-chosen)',
    color: 'var(--color-on-chosen)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.85' },
  '.cm-lintRange-error, .cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-bad)',
  },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--color-warn)' },
});

const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--color-focus)' },
  { tag: tags.string, color: 'var(--color-good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-warn)' },
]);
