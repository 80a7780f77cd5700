import { readableOn, withOpacity } from '../domain/colours';

/** Gives the page another brand colour than the style sheet's. */
export function applyBrand(colour: string): void {
  const { style } = document.documentElement;
  for (const [token, value] of Object.entries(brandTokens(colour))) style.setProperty(token, value);
}

/** The tokens of `tokens.css` that follow from another brand colour. As a colour of text it may be unreadable: text takes the ink then. */
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
