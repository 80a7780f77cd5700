import { Button } from '../shared/button';
import { copy } from '../state/actions';

interface JsonProps {
  readonly label: string;
  readonly value: unknown;
}

/** A value as indented JSON, with a button that copies it. */
export function Json({ label, value }: JsonProps) {
  if (value === undefined || value === null || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <section className="mb-2">
      <div className="flex items-center justify-between">
        <h3 className="font-semibold text-xs">{label}</h3>
        <Button icon="copy" label={`Copy: ${label}`} onClick={() => void copy(text, label)} />
      </div>
      <pre className="whitespace-pre-wrap break-words rounded-control bg-rail p-2 font-mono text-xs">{text}</pre>
    </section>
  );
}
