import type { Mode } from '../domain/modes';
import { MODE_CAPABILITIES } from './capabilities';

/** What the page's server asks for; `system` follows the visitor's own setting. */
type Appearance = 'system' | 'light' | 'dark';

/** Marks the page with its mode and colours, for the style sheet. The mini-program is dark on black. */
export function applyAppearance(mode: Mode, appearance: Appearance): void {
  const { dataset } = document.documentElement;
  const capabilities = MODE_CAPABILITIES[mode];
  dataset.mode = mode;
  if (!capabilities.header) dataset.header = 'none';
  if (capabilities.background === 'black') dataset.theme = 'black';
  else if (appearance !== 'system') dataset.theme = appearance;
}
