import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading';
import { TONES, type Tone } from './tone';

export type { Tone };

interface StatusBannerProps {
  readonly tone: Tone;
  readonly title: string;
  /** Level of the heading. Default: 2. */
  readonly level?: HeadingLevel;
  readonly children?: ReactNode;
  /** Buttons under the text. */
  readonly actions?: ReactNode;
  /** Screen readers announce the banner as soon as it appears. For errors, not for permanent content. Default: false. */
  readonly announce?: boolean;
  /** The page's headline: more room, and a larger title. */
  readonly prominent?: boolean;
  /** Decorative picture at the end of a prominent banner. */
  readonly picture?: ReactNode;
}

/** A status and what to do about it. Icon and text show the tone too, not the colour alone. */
export function StatusBanner({
  tone,
  title,
  level = 2,
  children,
  actions,
  announce,
  prominent,
  picture,
}: StatusBannerProps) {
  const { Icon, tint, line, text } = TONES[tone];
  return (
    <section
      role={announce ? 'alert' : undefined}
      data-tone={tone}
      className={cx('flex rounded-base border', prominent ? 'gap-4 p-5 sm:gap-6 sm:p-8' : 'gap-3 p-4', tint, line)}
    >
      <Icon className={cx('mt-0.5 shrink-0', text, prominent && 'size-6 sm:mt-1')} />
      <div className={cx('flex min-w-0 grow flex-col gap-2', prominent && '-ms-1 sm:-ms-3')}>
        <Heading level={level} className={cx('font-semibold', prominent && 'text-lg sm:text-xl')}>
          {title}
        </Heading>
        {children && <div className={cx('flex flex-col gap-2', prominent ? 'text-base' : 'text-sm')}>{children}</div>}
        {actions && <div className={cx('flex flex-wrap gap-3', prominent ? 'mt-3' : 'mt-1')}>{actions}</div>}
      </div>
      {picture}
    </section>
  );
}
