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
  /** The page's headline or a result: more room, a larger title, and on phones actions of full width. */
  readonly prominent?: boolean;
  /** Decorative picture of a prominent banner: at its end, on phones at its top. */
  readonly picture?: ReactNode;
  /** Leaves the picture out on phones, where it would push down what follows. Default: false. */
  readonly hidesPictureOnPhones?: boolean;
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
  hidesPictureOnPhones,
}: StatusBannerProps) {
  const { Icon, tint, line, text } = TONES[tone];
  const shown = { role: announce ? 'alert' : undefined, 'data-tone': tone };
  // On phones a picture takes the icon's place, so that all of the banner begins at one edge.
  const isPictureOnPhones = picture && !hidesPictureOnPhones;
  if (!prominent) {
    return (
      <section {...shown} className={cx('flex gap-3 rounded-base border p-4', tint, line)}>
        <Icon className={cx('mt-0.5 shrink-0', text)} />
        <div className="flex min-w-0 grow flex-col gap-2">
          <Heading level={level} className="font-semibold">
            {title}
          </Heading>
          {children && <div className="flex flex-col gap-2 text-sm">{children}</div>}
          {actions && <div className="mt-1 flex flex-wrap gap-3">{actions}</div>}
        </div>
      </section>
    );
  }
  return (
    <section
      {...shown}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-base border p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:p-8',
        // A picture that is higher than the text makes the last row higher, not the space between title and text.
        'sm:grid-rows-[auto_auto_1fr]',
        tint,
        line,
      )}
    >
      {picture && (
        <div
          className={cx(
            'sm:col-start-3 sm:row-span-3 sm:row-start-1 sm:ms-3',
            isPictureOnPhones ? 'max-sm:col-span-full max-sm:-ms-2' : 'max-sm:hidden',
          )}
        >
          {picture}
        </div>
      )}
      <Icon
        className={cx(
          'mt-0.5 size-6 sm:col-start-1 sm:row-start-1 sm:mt-1',
          isPictureOnPhones && 'max-sm:hidden',
          text,
        )}
      />
      <Heading
        level={level}
        className={cx(
          'text-lg font-semibold sm:col-start-2 sm:row-start-1 sm:text-xl',
          isPictureOnPhones && 'max-sm:col-span-full',
        )}
      >
        {title}
      </Heading>
      {children && (
        <div className="col-span-full flex flex-col gap-2 sm:col-start-2 sm:col-end-3 sm:row-start-2">{children}</div>
      )}
      {/* On phones one below the other and as wide as the banner, where a thumb reaches them. */}
      {actions && (
        <div className="col-span-full mt-3 flex flex-col gap-3 sm:col-start-2 sm:col-end-3 sm:row-start-3 sm:flex-row sm:flex-wrap sm:items-center max-sm:[&>:is(a,button)]:min-h-12">
          {actions}
        </div>
      )}
    </section>
  );
}
