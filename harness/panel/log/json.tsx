import { isCutBody } from '../../core/logged-request';
import { Button } from '../shared/button';
import { copy } from '../state/sharing';
import { JsonTree } from './json-tree';

interface JsonProps {
  readonly label: string;
  readonly value: unknown;
}

/** Foldable JSON with a copy button. A body cut by the log shows its start and full length. */
export function Json({ label, value }: JsonProps) {
  if (value === undefined || value === null || value === '') return null;
  const shown = isCutBody(value) ? value.start : value;
  const text = typeof shown === 'string' ? shown : JSON.stringify(shown, null, 2);
  return (
    <section className="mb-2">
      <div className="flex items-center justify-between">
        <h3 className="font-semibold text-xs">{label}</h3>
        <Button icon="copy" label={`Copy: ${label}`} onClick={() => void copy(text, label)} />
      </div>
      {isCutBody(value) && (
        <p className="mb-1 text-warn text-xs">
          The log keeps the beginning of this one: it has {value.bytes.toLocaleString('en')} bytes.
        </p>
      )}
      {typeof shown === 'string' ? (
        <pre className="whitespace-pre-wrap break-words rounded-control bg-rail p-2 font-mono text-xs">{text}</pre>
      ) : (
        <JsonTree value={shown} />
      )}
    </section>
  );
}
