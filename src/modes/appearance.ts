import type { Mode } from '../domain/modes';
import { capabilitiesOf } from './capabilities';

/** `system` follows the visitor's setting. */
type Appearance = 'system' | 'light' | 'dark';

/** For the style sheet. A messaging app's page is always black. */
export function applyAppearance(mode: Mode, appearance: Appearance): void {
  const { dataset } = document.documentElement;
  const { header, background } = capabilitiesOf(mode);
  dataset.shell = mode.shell;
  dataset.authority = mode.authority;
  if (!header) dataset.header = 'none';
  if (background === 'black') dataset.theme = 'black';
  else if (appearance !== 'system') dataset.theme = appearance;
}
