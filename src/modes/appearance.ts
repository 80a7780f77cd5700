import type { Mode } from '../domain/modes';
import { MODE_CAPABILITIES } from './capabilities';

/** Configured colour scheme; `system` follows the visitor's setting. */
type Appearance = 'system' | 'light' | 'dark';

/** Sets the page's `data-mode`, `data-header` and `data-theme` for the style sheet. The mini-program is always black. */
export function applyAppearance(mode: Mode, appearance: Appearance): void {
  const { dataset } = document.documentElement;
  const capabilities = MODE_CAPABILITIES[mode];
  dataset.mode = mode;
  if (!capabilities.header) dataset.header = 'none';
  if (capabilities.background === 'black') dataset.theme = 'black';
  else if (appearance !== 'system') dataset.theme = appearance;
}
