import type { ComponentType } from 'react';
import { FailIcon, InfoIcon, NeutralIcon, ProcessIcon, SuccessIcon, WarnIcon } from './icons';

/** `process`: something runs, without the member. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'process';

interface Look {
  readonly Icon: ComponentType<{ className?: string }>;
  readonly text: string;
  readonly tint: string;
  readonly line: string;
}

/** Colour is never the only sign. */
export const TONES: Record<Tone, Look> = {
  success: { Icon: SuccessIcon, text: 'text-success', tint: 'bg-success-tint', line: 'border-success-line' },
  warning: { Icon: WarnIcon, text: 'text-warning', tint: 'bg-warning-tint', line: 'border-warning-line' },
  danger: { Icon: FailIcon, text: 'text-danger', tint: 'bg-danger-tint', line: 'border-danger-line' },
  info: { Icon: InfoIcon, text: 'text-info', tint: 'bg-info-tint', line: 'border-info-line' },
  neutral: { Icon: NeutralIcon, text: 'text-muted', tint: 'bg-sunken', line: 'border-line' },
  process: { Icon: ProcessIcon, text: 'text-info', tint: 'bg-info-tint', line: 'border-info-line' },
};
