import type { ReactNode } from 'react';
import { Card, Drawing, type DrawingProps, Person } from './drawing';

interface ShotProps extends DrawingProps {
  readonly good: boolean;
  readonly children: ReactNode;
}

/** Not only the colour says which is right. */
function Shot({ good, children, ...drawing }: ShotProps) {
  return (
    <Drawing {...drawing}>
      {children}
      <path d="M8 22V12a4 4 0 0 1 4-4h12M96 8h12a4 4 0 0 1 4 4v10M8 68v10a4 4 0 0 0 4 4h12" />
      <circle cx="100" cy="73" r="13" stroke="none" className={good ? 'fill-success' : 'fill-danger'} />
      <path
        d={good ? 'm94 73.500 4.250 4.250 8-9' : 'm95.500 68.500 9 9m0-9-9 9'}
        className="stroke-bg"
        strokeWidth="2.500"
      />
    </Drawing>
  );
}

export function LightGood(props: DrawingProps) {
  return (
    <Shot good {...props}>
      <Card x={22} y={30} />
      <circle cx="88" cy="20" r="6" className="fill-brand stroke-brand-ink" />
      <path
        d="M88 8.500V6m0 28v-2.500M76.500 20H74m28 0h-2.500M80 12l-1.500-1.500M97.500 29.500 96 28m0-16 1.500-1.500M80 28l-1.500 1.500"
        className="stroke-brand-ink"
      />
    </Shot>
  );
}

export function LightBad(props: DrawingProps) {
  return (
    <Shot good={false} {...props}>
      <rect x="15" y="15" width="84" height="60" rx="3" stroke="none" className="fill-sunken-strong" />
      <g opacity="0.45">
        <Card x={22} y={30} />
      </g>
      <path d="M91 25.500A8 8 0 1 1 83 14.500a6.500 6.500 0 0 0 8 11Z" className="fill-surface" />
    </Shot>
  );
}

export function GlareGood(props: DrawingProps) {
  return (
    <Shot good {...props}>
      <Card x={24} y={24} />
    </Shot>
  );
}

export function GlareBad(props: DrawingProps) {
  return (
    <Shot good={false} {...props}>
      <Card x={24} y={24} />
      <circle cx="68" cy="38" r="13" stroke="none" className="fill-brand-tint-strong" />
      <path
        d="M68 26c1.500 7.500 4.500 10.500 12 12-7.500 1.500-10.500 4.500-12 12-1.500-7.500-4.500-10.500-12-12 7.500-1.500 10.500-4.500 12-12Z"
        className="fill-bg stroke-brand-ink"
      />
      <path d="M84 22l4-4M50 54l-3 3M84 54l3 3M53 22l-3-3" className="stroke-brand-ink" />
    </Shot>
  );
}

export function FramingGood(props: DrawingProps) {
  return (
    <Shot good {...props}>
      <Card x={26} y={24} />
    </Shot>
  );
}

/** Askew and partly outside. */
export function FramingBad(props: DrawingProps) {
  return (
    <Shot good={false} {...props}>
      <g transform="rotate(-14 40 45)">
        <path d="M20 26h50a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H10" className="fill-surface" />
        <path d="M12 34h14a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H10" className="fill-brand-tint" />
        <path d="M40 38h26M40 46h18M40 54h22" className="stroke-line-strong" />
      </g>
    </Shot>
  );
}

export function SelfieGood(props: DrawingProps) {
  return (
    <Shot good {...props}>
      <ellipse cx="58" cy="45" rx="25" ry="31" className="fill-brand-tint stroke-brand-ink" strokeDasharray="5 5" />
      <Person x={58} y={68} size={1.9} />
      <path d="M54.500 34.500v.5m7-.5v.5m-6.500 5c1.750 2 4.250 2 6 0" />
    </Shot>
  );
}

export function SelfieBad(props: DrawingProps) {
  return (
    <Shot good={false} {...props}>
      <ellipse cx="58" cy="45" rx="25" ry="31" className="fill-sunken stroke-line-strong" strokeDasharray="5 5" />
      <Person x={58} y={68} size={1.9} />
      <path d="M47 31c0-7 4.500-11 11-11s11 4 11 11h7H47Z" className="fill-surface" />
      <path d="M49 35h18m-17 0c0 5 6.500 5 7 0m2 0c.5 5 7 5 7 0" fill="currentColor" />
    </Shot>
  );
}
