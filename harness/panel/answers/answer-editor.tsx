import { useEffect, useRef } from 'react';
import type { Editor } from './json-editor';

interface AnswerEditorProps {
  readonly endpoint: string;
  readonly text: string;
  readonly isWhole: boolean;
  readonly size: 'small' | 'large';
  readonly onChange: (text: string) => void;
  readonly onApply: () => void;
}

/** Loads the editor when it is first shown. */
export function AnswerEditor({ endpoint, text, isWhole, size, onChange, onApply }: AnswerEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  // The editor outlives many renders, so it reads the newest functions from a ref.
  const newest = useRef({ text, onChange, onApply });
  newest.current = { text, onChange, onApply };

  useEffect(() => {
    let isGone = false;
    void import('./json-editor').then(({ createEditor }) => {
      if (isGone || !host.current) return;
      editor.current = createEditor({
        host: host.current,
        endpoint,
        isWhole,
        text: newest.current.text,
        onChange: (next) => newest.current.onChange(next),
        onApply: () => newest.current.onApply(),
      });
    });
    return () => {
      isGone = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [endpoint, isWhole]);

  useEffect(() => {
    if (editor.current && editor.current.text() !== text) editor.current.setText(text);
  }, [text]);

  const height = size === 'large' ? 'h-[56vh]' : 'h-44 resize-y';
  return <div ref={host} className={`${height} min-h-20 overflow-hidden`} data-answer-editor={endpoint} />;
}
