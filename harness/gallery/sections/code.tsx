import { CodeField } from '../../../src/ui/fields/code-field';
import { Held } from '../held';
import type { SectionProps } from '../settings';
import { Specimen } from '../specimen';

/** The field of the code dialog by itself. */
export function Codes({ settings: { texts: t } }: SectionProps) {
  return (
    <div className="grid max-w-100 gap-6">
      <Specimen name="Empty">
        <Held initial="">
          {(held) => <CodeField name="code-empty" label={t.codeLabel} hint={t.codeBody} {...held} />}
        </Held>
      </Specimen>
      <Specimen name="Wrong">
        <Held initial="123456">
          {(held) => <CodeField name="code-error" label={t.codeLabel} error={t.codeError} {...held} />}
        </Held>
      </Specimen>
      <Specimen name="Being checked">
        <Held initial="123456">{(held) => <CodeField name="code-busy" label={t.codeLabel} readOnly {...held} />}</Held>
      </Specimen>
    </div>
  );
}
