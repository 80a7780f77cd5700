import { useCallback } from 'react';
import { loadFile } from '../../lib/load-file';
import { useLate } from '../../lib/use-late';
import type { PictureSubject } from '../../ui/result-pictures';
import type { Tone } from '../../ui/tone';

/** The headline's picture: the page is ready without it. */
export function LatePicture({ tone, subject }: { readonly tone: Tone; readonly subject: PictureSubject }) {
  const load = useCallback(
    async () => (await loadFile(() => import('../../ui/result-picture'))).loadResultPicture(tone, subject),
    [tone, subject],
  );
  const picture = useLate(load);
  return (
    <span className="block aspect-4/3 w-36" data-late={picture === undefined ? '' : undefined}>
      {picture}
    </span>
  );
}
