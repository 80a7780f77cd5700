import { BASE_PATH } from '../domain/initial-config';
import { pageBuild } from './page-build';

/** Milliseconds to wait for `build.json`. A server that is this slow is asked again at the next occasion. */
const TIMEOUT_MS = 5000;

/**
 * Whether the server has another build than this page, so that files of this page may be gone. False if that cannot be found out.
 * Never rejects.
 */
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
