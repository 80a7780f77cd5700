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
}

/** A status and what to do about it. Icon and text show the tone too, not the colour alone. */
export function StatusBanner({ tone, title, level = 2, children, actions, announce, prominent }: StatusBannerProps) {
  const { Icon, tint, line, text } = TONES[tone];
  return (
    <section
      role={announce ? 'alert' : undefined}
      data-tone={tone}
      className={cx('flex gap-3 rounded-base border p-4', prominent && 'sm:p-6', tint, line)}
    >
      <Icon className={cx('mt-0.5 shrink-0', text)} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <Heading level={level} className={cx('font-semibold', prominent && 'text-lg')}>
          {title}
        </Heading>
        {children && <div className="flex flex-col gap-2 text-sm">{children}</div>}
        {actions && <div className="mt-1 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </section>
  );
}
