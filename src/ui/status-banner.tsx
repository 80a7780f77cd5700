import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading';
import { TONES, type Tone } from './tone';

export type { Tone };

interface StatusBannerProps {
  readonly tone: Tone;
  readonly title: string;
  /** Default: 2. */
  readonly level?: HeadingLevel;
  readonly children?: ReactNode;
  /** Buttons under the text. */
  readonly actions?: ReactNode;
  /** Announced on appearing, without its buttons: for errors only. */
  readonly announce?: boolean;
  /** Larger, for a page's headline or result. */
  readonly prominent?: boolean;
  /** Decorative; for a prominent banner. */
  readonly picture?: ReactNode;
  /** No picture on phones, where it would push content down. */
  readonly hidesPictureOnPhones?: boolean;
}

/** Colour is not the only sign. */
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
  const role = announce ? 'alert' : undefined;
  if (!prominent) {
    return (
      <section data-tone={tone} className={cx('flex gap-3 rounded-base border p-4', tint, line)}>
        <Icon className={cx('mt-0.5 shrink-0', text)} />
        <div className="flex min-w-0 grow flex-col gap-2">
          <div role={role} className="flex flex-col gap-2">
            <Heading level={level} className="font-semibold">
              {title}
            </Heading>
            {children && <div className="flex flex-col gap-2 text-sm">{children}</div>}
          </div>
          {actions && (
            <div aria-live="off" className="mt-1 flex flex-wrap gap-3 empty:hidden">
              {actions}
            </div>
          )}
        </div>
      </section>
    );
  }
  return (
    <section
      data-tone={tone}
      className={cx('flex flex-col gap-3 rounded-base border p-5 sm:flex-row sm:p-8', tint, line)}
    >
      {picture && <div className={cx('sm:order-1', hidesPictureOnPhones && 'max-sm:hidden')}>{picture}</div>}
      {/* On phones a picture replaces it. */}
      <Icon className={cx('size-6 shrink-0 sm:mt-1', picture && !hidesPictureOnPhones && 'max-sm:hidden', text)} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <div role={role} className="flex flex-col gap-2">
          <Heading
            level={level}
            className={level === 1 ? 'text-xl font-semibold sm:text-2xl' : 'text-lg font-semibold sm:text-xl'}
          >
            {title}
          </Heading>
          {children}
        </div>
        {/* Stacked at full width on phones, for thumbs. */}
        {actions && (
          <div aria-live="off" className="mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center">
            {actions}
          </div>
        )}
      </div>
    </section>
  );
}
