import { type ReactNode, useEffect, useState } from 'react';
import { loadFile } from '../../lib/load-file';
import { whenReady } from '../../lib/readiness';
import type { PictureSubject } from '../../ui/result-pictures';
import type { Tone } from '../../ui/tone';

type Draw = (tone: Tone, subject: PictureSubject) => ReactNode;

/** The headline's picture. Its code is loaded once the page is ready, so that it delays nothing that members read. */
export function LatePicture({ tone, subject }: { readonly tone: Tone; readonly subject: PictureSubject }) {
  const [draw, setDraw] = useState<Draw>();
  useEffect(
    () =>
      whenReady(() => {
        const load = loadFile(() => import('../../ui/result-picture'));
        load.then(({ drawResult }) => setDraw(() => drawResult)).catch(() => undefined);
      }),
    [],
  );
  return <span className="block aspect-4/3 w-36">{draw?.(tone, subject)}</span>;
}
