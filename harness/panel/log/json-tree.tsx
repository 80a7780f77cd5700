import { type KeyboardEvent, useRef } from 'react';

/** Deeper levels are mostly details. */
const OPEN_TO = 4;

/** One tab stop: up and down move between folds, left and right close and open them. */
export function JsonTree({ value }: { readonly value: unknown }) {
  const element = useRef<HTMLDivElement>(null);
  const folds = () => [...(element.current?.querySelectorAll('summary') ?? [])].filter((one) => one.checkVisibility());
  const onKeyDown = (event: KeyboardEvent) => {
    const all = folds();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const fold = all[at]?.parentElement as HTMLDetailsElement | undefined;
    const next = { ArrowDown: all[at + 1], ArrowUp: all[at - 1], Home: all[0], End: all.at(-1) }[event.key];
    if (next) next.focus();
    else if (fold && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) fold.open = event.key === 'ArrowRight';
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus are those of the folds in it.
    <div
      ref={element}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        for (const fold of element.current?.querySelectorAll('summary') ?? []) fold.tabIndex = fold === target ? 0 : -1;
      }}
      className="relative whitespace-pre-wrap break-words rounded-control bg-rail py-2 ps-5 pe-2 font-mono text-xs"
    >
      <Part value={value} before="" after="" depth={0} />
    </div>
  );
}

interface PartProps {
  readonly value: unknown;
  /** Text before the value, such as its key. */
  readonly before: string;
  readonly after: string;
  readonly depth: number;
}

function Part({ value, before, after, depth }: PartProps) {
  const indent = '  '.repeat(depth);
  const isList = Array.isArray(value);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) {
    return (
      <div>
        {indent}
        {before}
        {JSON.stringify(value)}
        {after}
      </div>
    );
  }
  const [open, close] = isList ? '[]' : '{}';
  return (
    <details open={depth < OPEN_TO} className="json-fold">
      <summary tabIndex={depth === 0 ? 0 : -1}>
        {indent}
        {before}
        {open}
        <span className="text-muted">
          {` ${entries.length} ${close}`}
          {after}
        </span>
      </summary>
      {entries.map(([key, part], at) => (
        <Part
          key={key}
          value={part}
          before={isList ? '' : `${JSON.stringify(key)}: `}
          after={at < entries.length - 1 ? ',' : ''}
          depth={depth + 1}
        />
      ))}
      <div>
        {indent}
        {close}
        {after}
      </div>
    </details>
  );
}
