import type { Platform, Shell } from '../domain/modes';
import type { PageContext } from './page-context';

/** Below this width the platform is `h5`. */
const WIDE = '(min-width: 768px)';

export function platformOf(shell: Shell): Platform {
  if (shell === 'mini-program') return 'tg-mini-program';
  return shell === 'browser' && matchMedia(WIDE).matches ? 'pc' : 'h5';
}

/** Undefined outside the messaging app. */
export function shellUserAgentOf({ shell, shellPlatform, shellVersion }: PageContext): string | undefined {
  if (shell !== 'mini-program') return undefined;
  return `TelegramMiniProgram/${shellVersion || '0'} (${shellPlatform || 'unknown'})`;
}
