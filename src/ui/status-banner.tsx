import type { ComponentType, ReactNode } from 'react';
import { cn } from './cn';
import { FailIcon, InfoIcon, ProcessIcon, SuccessIcon, WarnIcon } from './icons';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'process';

const TONES: Record<
  Tone,
  { readonly Icon: ComponentType<{ className?: string }>; readonly box: string; readonly icon: string }
> = {
  success: { Icon: SuccessIcon, box: 'border-success-line bg-success-tint', icon: 'text-success' },
  warning: { Icon: WarnIcon, box: 'border-warning-line bg-warning-tint', icon: 'text-warning' },
  danger: { Icon: FailIcon, box: 'border-danger-line bg-danger-tint', icon: 'text-danger' },
  info: { Icon: InfoIcon, box: 'border-info-line bg-info-tint', icon: 'text-info' },
  process: { Icon: ProcessIcon, box: 'border-info-line bg-info-tint', icon: 'text-info' },
};

interface StatusBannerProps {
  readonly tone: Tone;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons under the text. */
  readonly actions?: ReactNode;
  /** Told at once when it appears: for what went wrong, not for what the page always says. */
  readonly announce?: boolean;
}

/** What happened and what to do: icon, words and colour, never colour alone. */
export function StatusBanner({ tone, title, children, actions, announce }: StatusBannerProps) {
  const { Icon, box, icon } = TONES[tone];
  return (
    <section
      role={announce ? 'alert' : undefined}
      data-tone={tone}
      className={cn('flex gap-3 rounded-base border p-4', box)}
    >
      <Icon className={cn('mt-0.5 shrink-0', icon)} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <h2 className="font-semibold">{title}</h2>
        {children && <div className="flex flex-col gap-2 text-sm">{children}</div>}
        {actions && <div className="mt-1 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </section>
  );
}
