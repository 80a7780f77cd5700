import { cx } from 'class-variance-authority';
import type { ComponentType, ReactNode } from 'react';
import { TONES, type Tone } from './tone';

interface StatusBadgeProps {
  readonly tone: Tone;
  /** Default: the tone's icon; null: none. */
  readonly icon?: ComponentType<{ className?: string }> | null;
  readonly children: ReactNode;
}

export function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  const { Icon: toneIcon, text, tint } = TONES[tone];
  const Icon = icon === undefined ? toneIcon : icon;
  return (
    <span className={cx('inline-flex items-center gap-1.5 rounded-base px-2 py-1 text-sm font-medium', tint, text)}>
      {Icon && <Icon className="size-4 shrink-0" />}
      {children}
    </span>
  );
}
