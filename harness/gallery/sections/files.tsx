import { useState } from 'react';
import { FileField } from '../../../src/ui/fields/file-field';
import { Held } from '../held';
import type { SectionProps } from '../settings';
import { Grid, Specimen } from '../specimen';
import { count } from '../texts';

/** A one-pixel image. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

export function Files({ settings: { texts: t, language } }: SectionProps) {
  const picture = new File([PNG], 'passport-photo-page-front-side-2026.png', { type: 'image/png' });
  const document = new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' });
  const texts = {
    choose: t.fileChoose,
    photo: t.filePhoto,
    drop: t.fileDrop,
    replace: t.fileReplace,
    remove: t.fileRemove,
    rules: () => t.fileRules.replace('{{types}}', 'PDF').replace('{{size}}', '10 MB'),
    progress: (percent: number) => count(t.fileProgress, `${percent}%`),
    done: t.fileDone,
  };
  const tooLarge = t.fileTooLarge.replace('{{size}}', '10 MB');
  const [rejected, setRejected] = useState<string>();
  const shared = {
    label: t.file,
    hint: t.fileHint,
    rules: { accept: ['image/*', '.pdf'], maxBytes: 10_000_000 },
    texts,
    language,
  };
  const states = [
    { name: 'file-empty', initial: null, error: rejected },
    { name: 'file-picture', initial: picture },
    { name: 'file-sending', initial: document, progress: 0.42 },
    { name: 'file-sent', initial: picture, progress: 1 },
    { name: 'file-error', initial: null, error: tooLarge },
  ];
  return (
    <Grid>
      {states.map(({ name, initial, ...state }) => (
        <Specimen key={name} name={name}>
          <Held
            field={FileField}
            initial={initial}
            name={name}
            {...shared}
            {...state}
            onReject={([refusal]) => setRejected(refusal?.problem === 'too-large' ? tooLarge : refusal?.problem)}
          />
        </Specimen>
      ))}
    </Grid>
  );
}
