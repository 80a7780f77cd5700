import { type ComponentType, useEffect, useState } from 'react';
import type { StatementTone } from '../../domain/statements';
import { loadFile } from '../../lib/load-file';
import { whenReady } from '../../lib/readiness';
import type { IllustrationName } from '../../ui/illustrations/illustration';

const PICTURES = {
  success: 'success',
  process: 'review',
  danger: 'refusal',
  warning: 'id-card',
  info: 'id-card',
  neutral: 'empty',
} as const satisfies Record<StatementTone, IllustrationName>;

type Picture = ComponentType<{ readonly name: IllustrationName; readonly className?: string }>;

/** The headline's picture. Its code is loaded once the page is ready, so that it delays nothing that members read. */
export function LatePicture({ tone }: { readonly tone: StatementTone }) {
  const [Illustration, setIllustration] = useState<Picture>();
  useEffect(
    () =>
      whenReady(() => {
        const load = loadFile(() => import('../../ui/illustrations/illustration'));
        load.then((module) => setIllustration(() => module.Illustration)).catch(() => undefined);
      }),
    [],
  );
  return (
    <span className="block aspect-4/3 w-36">
      {Illustration && <Illustration name={PICTURES[tone]} className="w-full" />}
    </span>
  );
}
