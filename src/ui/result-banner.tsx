import type { ComponentProps } from 'react';
import { Illustration, type IllustrationName } from './illustrations/illustration';
import { StatusBanner, type Tone } from './status-banner';

/** Picture of a result in each tone. */
const PICTURES = {
  success: 'success',
  process: 'review',
  danger: 'refusal',
  warning: 'id-card',
  info: 'id-card',
  neutral: 'empty',
} as const satisfies Record<Tone, IllustrationName>;

interface ResultBannerProps extends Omit<ComponentProps<typeof StatusBanner>, 'prominent' | 'picture'> {
  /** Default: the picture of the tone. */
  readonly picture?: IllustrationName;
}

/** What a whole page says: a result, or why the member cannot continue. A prominent banner with a picture. */
export function ResultBanner({ picture, actions, ...banner }: ResultBannerProps) {
  return (
    <StatusBanner
      {...banner}
      prominent
      // On phones as large as the actions of a flow, where a thumb reaches them.
      actions={actions && <div className="contents max-sm:*:min-h-12 max-sm:*:text-base">{actions}</div>}
      picture={<Illustration name={picture ?? PICTURES[banner.tone]} className="w-28 sm:w-36" />}
    />
  );
}
