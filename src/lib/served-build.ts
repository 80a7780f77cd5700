import { BASE_PATH } from '../domain/initial-config';
import { pageBuild } from './page-build';

/** In milliseconds. */
const TIMEOUT_MS = 5000;

/** False if unknown. Never rejects. */
export async function isOtherBuildServed(): Promise<boolean> {
  try {
    const response = await fetch(`${BASE_PATH}build.json`, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { build } = (await response.json()) as { readonly build?: unknown };
    return typeof build === 'string' && build !== '' && pageBuild() !== '' && build !== pageBuild();
  } catch {
    return false;
  }
}
