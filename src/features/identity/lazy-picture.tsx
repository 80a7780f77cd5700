import { useCallback } from 'react';
import { loadFile } from '../../lib/load-file';
import { useWhenReady } from '../../lib/use-when-ready';
import type { PictureSubject } from '../../ui/result-pictures';
import type { Tone } from '../../ui/tone';

export function LazyPicture({ tone, subject }: { readonly tone: Tone; readonly subject: PictureSubject }) {
  const load = useCallback(
    async () => (await loadFile(() => import('../../ui/result-picture'))).loadResultPicture(tone, subject),
    [tone, subject],
  );
  const picture = useWhenReady(load);
  return (
    <span className="block aspect-4/3 w-36" data-late={picture === undefined ? '' : undefined}>
      {picture}
    </span>
  );
}
