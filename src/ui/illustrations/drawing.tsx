import { cx } from 'class-variance-authority';
import type { CSSProperties, ReactNode } from 'react';

/** Classes that set the size. */
export interface DrawingProps {
  readonly className?: string | undefined;
}

const WIDTH = 120;

interface CanvasProps extends DrawingProps {
  /** Default: the whole width. */
  readonly ink?: readonly [from: number, to: number];
  readonly children: ReactNode;
}

/** 120 by 90 units. The class `at-edge` aligns the lines, not the box. */
export function Drawing({ className, ink: [from, to] = [0, WIDTH], children }: CanvasProps) {
  return (
    <svg
      style={{ '--blank-left': from / WIDTH, '--blank-right': 1 - to / WIDTH } as CSSProperties}
      viewBox="0 0 120 90"
      className={cx('text-ink', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function Person({ x, y, size = 1 }: { readonly x: number; readonly y: number; readonly size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} strokeWidth={2 / size}>
      <circle cy="-17" r="5.5" className="fill-surface" />
      <path d="M-10 0c0-6 4-9 10-9s10 3 10 9Z" className="fill-surface" />
    </g>
  );
}

export function Card({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="64" height="42" rx="4" className="fill-surface" />
      <rect x="6" y="8" width="18" height="24" rx="2" className="fill-brand-tint" />
      <Person x={15} y={32} size={0.8} />
      <path d="M31 11h26M31 19h18M31 27h22" className="stroke-line-strong" />
    </g>
  );
}
