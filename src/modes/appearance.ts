import { readableOn, withOpacity } from '../domain/colours';
import type { Mode } from '../domain/modes';
import { MODE_CAPABILITIES } from './capabilities';

/** What the page's server asks for; `system` follows the visitor's own setting. */
type Appearance = 'system' | 'light' | 'dark';

/**
 * Marks the page with its mode and colours, for the style sheet. The mini-program is dark on black.
 *
 * @param brandColour empty: the style sheet's own
 */
export function applyAppearance(mode: Mode, appearance: Appearance, brandColour: string): void {
  const { dataset, style } = document.documentElement;
  const capabilities = MODE_CAPABILITIES[mode];
  dataset.mode = mode;
  if (!capabilities.header) dataset.header = 'none';
  if (capabilities.background === 'black') dataset.theme = 'black';
  else if (appearance !== 'system') dataset.theme = appearance;
  if (brandColour === '') return;
  for (const [token, value] of Object.entries(brandTokens(brandColour))) style.setProperty(token, value);
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
