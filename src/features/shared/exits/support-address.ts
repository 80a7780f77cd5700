import { helpLink } from '../../../domain/help-links';
import { initialConfig } from '../../../lib/initial-config';

/** Address of the way to support: the help centre's form. How it opens is decided by the mode (`modes/outside-links.ts`). */
export function supportAddress(): string {
  return helpLink(initialConfig().links.helpCentre, 'supportForm');
}
