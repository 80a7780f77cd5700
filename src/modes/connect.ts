import { loadFile } from '../lib/load-file';
import type { PageContext } from './page-context';

/** Loads the bridge only there. */
export async function connectShell(opening: PageContext, telegramOrigin: string): Promise<void> {
  if (opening.shell !== 'mini-program') return;
  const { connectMiniProgram } = await loadFile(() => import('./mini-program'));
  connectMiniProgram(opening, telegramOrigin);
}
