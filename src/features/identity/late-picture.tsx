import { type ReactNode, useEffect, useState } from 'react';
import { loadFile } from '../../lib/load-file';
import { whenReady } from '../../lib/readiness';
import type { PictureSubject } from '../../ui/result-pictures';
import type { Tone } from '../../ui/tone';

const loadPicture = async (tone: Tone, subject: PictureSubject) =>
  (await loadFile(() => import('../../ui/result-picture'))).loadResultPicture(tone, subject);

/**
 * The headline's picture. Its code is loaded once the page is ready, so that it delays nothing that members read: the page is ready without
 * it. Until then its place has the attribute `data-late`, for what looks at the whole page.
 */
export function LatePicture({ tone, subject }: { readonly tone: Tone; readonly subject: PictureSubject }) {
  const [picture, setPicture] = useState<ReactNode>();
  useEffect(() => {
    let isCurrent = true;
    const cancel = whenReady(() => {
      loadPicture(tone, subject).then(
        (loaded) => isCurrent && setPicture(loaded),
        () => isCurrent && setPicture(null),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [tone, subject]);
  return (
    <span className="block aspect-4/3 w-36" data-late={picture === undefined ? '' : undefined}>
      {picture}
    </span>
  );
}
