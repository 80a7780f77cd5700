import { CodeField } from '../../../src/ui/fields/code-field';
import { Held } from '../held';
import type { SectionProps } from '../settings';
import { Specimen } from '../specimen';

export function Codes({ settings: { texts: t } }: SectionProps) {
  return (
    <div className="grid max-w-100 gap-6">
      <Specimen name="Empty">
        <Held field={CodeField} initial="" name="code-empty" label={t.codeLabel} hint={t.codeBody} />
      </Specimen>
      <Specimen name="Wrong">
        <Held field={CodeField} initial="123456" name="code-error" label={t.codeLabel} error={t.codeError} />
      </Specimen>
      <Specimen name="Being checked">
        <Held field={CodeField} initial="123456" name="code-busy" label={t.codeLabel} readOnly />
      </Specimen>
    </div>
  );
}
