import type { ComponentProps } from 'react';
import { Illustration, type IllustrationName } from './illustrations/illustration';
import { type PictureSubject, pictureOf } from './result-pictures';
import { StatusBanner } from './status-banner';

interface ResultBannerProps extends Omit<ComponentProps<typeof StatusBanner>, 'prominent' | 'picture'> {
  /** Default: an identity document. */
  readonly subject?: PictureSubject;
  /** Default: by tone and subject. */
  readonly picture?: IllustrationName;
}

export function ResultBanner({ subject = 'identity', picture, actions, ...banner }: ResultBannerProps) {
  return (
    <StatusBanner
      {...banner}
      prominent
      // Large on phones, for thumbs.
      actions={actions && <div className="contents max-sm:*:min-h-12 max-sm:*:text-base">{actions}</div>}
      picture={<Illustration name={picture ?? pictureOf(banner.tone, subject)} className="at-edge w-28 sm:w-36" />}
    />
  );
}
