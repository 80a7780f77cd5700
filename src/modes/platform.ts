import type { Mode, Platform } from '../domain/modes';

/** The platform is `pc` from this width on, else `h5`. */
const WIDE = '(min-width: 768px)';

/** Value of the platform header in the modes that need no shell. */
export function platformOf(mode: Exclude<Mode, 'mini-program'>): Platform {
  return mode !== 'app' && matchMedia(WIDE).matches ? 'pc' : 'h5';
}
