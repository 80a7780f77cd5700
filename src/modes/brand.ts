import { readableOn, withOpacity } from '../domain/colours';

export function applyBrand(colour: string): void {
  const { style } = document.documentElement;
  for (const [token, value] of Object.entries(brandTokens(colour))) style.setProperty(token, value);
}

/** Text uses the ink: the brand colour may be unreadable. */
function brandTokens(colour: string): Readonly<Record<string, string>> {
  return {
    '--brand': colour,
    '--brand-strong': withOpacity(colour, 0.88),
    '--on-brand': readableOn(colour),
    '--brand-ink': 'var(--ink)',
    '--brand-tint': withOpacity(colour, 0.12),
    '--brand-tint-strong': withOpacity(colour, 0.24),
  };
}
