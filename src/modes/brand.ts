import { readableOn, withOpacity } from '../domain/colours';

/** Replaces the brand colour of the style sheet. */
export function applyBrand(colour: string): void {
  const { style } = document.documentElement;
  for (const [token, value] of Object.entries(brandTokens(colour))) style.setProperty(token, value);
}

/** Values of the tokens of `tokens.css` that depend on the brand colour. Text uses the ink, as the colour may be unreadable as text. */
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
