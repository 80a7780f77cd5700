import { useState } from 'react';
import { type Control, useController, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import type { FileRules } from '../../ui/fields/file-check';
import { FileField } from '../../ui/fields/file-field';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { MAX_FILES, type ProofValues } from './address-proof';

interface ProofFilesProps {
  readonly control: Control<ProofValues>;
  /** In total. */
  readonly rules: FileRules;
  /** 0 to 1. */
  readonly progress: number | undefined;
}

export function ProofFiles({ control, rules, progress }: ProofFilesProps) {
  const { t } = useTranslation();
  const fields = useFieldTexts();
  const { field, fieldState } = useController({ control, name: 'files' });
  const { errors } = useFormState({ control, name: 'files' });
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});
  const files = field.value;
  const total = files.reduce((sum, file) => sum + (file?.size ?? 0), 0);

  const put = (index: number, file: File | null, more: readonly File[]) => {
    setRefused((before) => ({ ...before, [index]: '' }));
    const changed = files.map((one, place) => (place === index ? file : one));
    const next = more.length > 0 ? [...changed.filter((one) => one !== null), ...more] : changed;
    // The first field stays.
    field.onChange(next.filter((one, place) => place === 0 || one !== null || place !== index));
  };

  return (
    <div className="flex flex-col gap-4">
      {files.map((file, index) => {
        const label = index === 0 ? t('poa.file') : t('poa.fileMore', { number: index + 1 });
        const error = errors.files?.[index]?.message;
        const limited = { ...rules, maxBytes: Math.max(0, rules.maxBytes - total + (file?.size ?? 0)) };
        return (
          <FileField
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name, and an empty one is to stay where it is.
            key={index}
            {...fields.file}
            name={`files.${index}`}
            id={index === 0 && error === undefined ? 'files' : `files.${index}`}
            label={label}
            hint={index === 0 ? t('poa.fileHint') : undefined}
            value={file}
            room={MAX_FILES - files.filter((one, place) => one !== null && place !== index).length}
            onChange={(chosen, ...more) => put(index, chosen, more)}
            onReject={(refusals) =>
              setRefused((before) => ({ ...before, [index]: fields.fileProblem(refusals, limited, file !== null) }))
            }
            rules={limited}
            error={refused[index] || error || (index === 0 ? fieldState.error?.message : undefined)}
            progress={file ? progress : undefined}
            onBlur={field.onBlur}
          />
        );
      })}
      {files.length < MAX_FILES && (
        <div>
          <Button
            size="small"
            // Not hidden, so that nothing below moves.
            disabled={progress !== undefined || files.includes(null)}
            onClick={() => field.onChange([...files, null])}
          >
            {t('poa.addFile')}
          </Button>
        </div>
      )}
    </div>
  );
}
