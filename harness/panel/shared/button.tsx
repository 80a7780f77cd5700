import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icons';

interface ButtonProps extends ComponentProps<'button'> {
  readonly icon?: IconName;
  /** Accessible name and tooltip of an icon-only button. */
  readonly label?: string;
  readonly look?: 'plain' | 'outlined' | 'primary';
}

const LOOKS = {
  plain: 'border-transparent text-muted hover:bg-raised hover:text-text',
  outlined: 'border-edge bg-surface text-text hover:bg-raised',
  primary: 'border-brand bg-brand font-medium text-ink hover:brightness-95',
} as const;

/** 26 px high. */
export function Button({ icon, label, look = 'plain', className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...(label ? { 'aria-label': label, title: label } : {})}
      className={`inline-flex h-[26px] min-w-[26px] shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-control border px-1.5 disabled:opacity-50 ${LOOKS[look]} ${className}`}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
