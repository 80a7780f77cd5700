import { Button } from '../shared/button';
import { copy } from '../state/actions';
import { isCut } from './outcome';

interface JsonProps {
  readonly label: string;
  readonly value: unknown;
}

/** A value as indented JSON, with a button that copies it. Of one that the log cut, the beginning and how long it was. */
export function Json({ label, value }: JsonProps) {
  if (value === undefined || value === null || value === '') return null;
  const shown = isCut(value) ? value.start : value;
  const text = typeof shown === 'string' ? shown : JSON.stringify(shown, null, 2);
  return (
    <section className="mb-2">
      <div className="flex items-center justify-between">
        <h3 className="font-semibold text-xs">{label}</h3>
        <Button icon="copy" label={`Copy: ${label}`} onClick={() => void copy(text, label)} />
      </div>
      {isCut(value) && (
        <p className="mb-1 text-warn text-xs">
          The log keeps the beginning of this one: it has {value.bytes.toLocaleString('en')} bytes.
        </p>
      )}
      <pre className="whitespace-pre-wrap break-words rounded-control bg-rail p-2 font-mono text-xs">{text}</pre>
    </section>
  );
}
