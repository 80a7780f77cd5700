import { BASE_PATH } from '../domain/initial-config';

/** `navigator.onLine` may be wrong behind a VPN or in web views. Never rejects. */
export async function canReachServer(): Promise<boolean> {
  if (navigator.onLine) return true;
  try {
    await fetch(`${BASE_PATH}build.json`, { method: 'HEAD', cache: 'no-store', credentials: 'same-origin' });
    return true;
  } catch {
    return false;
  }
}
