import type { SectionProps } from '../settings';
import { Specimen } from '../specimen';

const COLOURS = {
  Grounds: ['bg-bg', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-sunken-strong'],
  Brand: ['bg-brand', 'bg-brand-strong', 'bg-brand-tint', 'bg-brand-tint-strong'],
  News: ['bg-success-tint', 'bg-warning-tint', 'bg-danger-tint', 'bg-info-tint'],
  Trade: ['bg-long', 'bg-long-strong', 'bg-short', 'bg-short-strong'],
} as const;
const INKS = ['text-ink', 'text-muted', 'text-brand-ink', 'text-success', 'text-warning', 'text-danger', 'text-info'];
const SIZES = [
  ['text-sm', '14'],
  ['text-base', '16'],
  ['text-lg', '20'],
  ['text-xl', '24'],
  ['text-2xl', '32'],
] as const;

export function Foundations({ settings: { texts: t } }: SectionProps) {
  return (
    <>
      {Object.entries(COLOURS).map(([group, names]) => (
        <Specimen key={group} name={group}>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5" lang="en" dir="ltr">
            {names.map((name) => (
              <li key={name} className="overflow-hidden rounded-base border border-line text-xs">
                <div className={`h-10 ${name}`} />
                <p className="border-t border-line p-2 wrap-anywhere">{name.slice(3)}</p>
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
      <Specimen name="Text colours">
        <ul className="flex flex-wrap gap-x-6 gap-y-1" lang="en" dir="ltr">
          {INKS.map((name) => (
            <li key={name} className={`${name} font-medium`}>
              {name.slice(5)}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        {SIZES.map(([size, px]) => (
          <p key={size} className={`${size} wrap-anywhere`}>
            {px} {t.title} <span className="font-medium">{t.title}</span>{' '}
            <span className="font-semibold">0123456789</span>
          </p>
        ))}
      </Specimen>
    </>
  );
}
