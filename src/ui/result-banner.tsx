import type { ComponentProps } from 'react';
import { Illustration, type IllustrationName } from './illustrations/illustration';
import { type PictureSubject, pictureOf } from './result-pictures';
import { StatusBanner } from './status-banner';

interface ResultBannerProps extends Omit<ComponentProps<typeof StatusBanner>, 'prominent' | 'picture'> {
  /** What the result is about, which the picture shows. Default: an identity document. */
  readonly subject?: PictureSubject;
  /** Default: the picture of tone and subject. */
  readonly picture?: IllustrationName;
}

/** What a whole page says: a result, or why the member cannot continue. A prominent banner with a picture. */
export function ResultBanner({ subject = 'identity', picture, actions, ...banner }: ResultBannerProps) {
  return (
    <StatusBanner
      {...banner}
      prominent
      // On phones as large as the actions of a flow, where a thumb reaches them.
      actions={actions && <div className="contents max-sm:*:min-h-12 max-sm:*:text-base">{actions}</div>}
      picture={<Illustration name={picture ?? pictureOf(banner.tone, subject)} className="at-edge w-28 sm:w-36" />}
    />
  );
}
