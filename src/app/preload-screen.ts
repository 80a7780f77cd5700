import { screenAtAddress } from '../screens/address';
import { screenOf } from '../screens/screens';
import { codeOf } from './routes';

/** The router imports it again and handles failures. */
export function preloadScreen(pathname: string): void {
  const path = screenAtAddress(pathname);
  if (!path) return;
  const { dependent, load } = codeOf(screenOf(path));
  dependent?.(new URLSearchParams(), path).catch(() => undefined);
  load().catch(() => undefined);
}
