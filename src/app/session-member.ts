import type { ClientConfig } from '../api/client-config';
import { endpointName } from '../api/endpoint';
import { accountEndpoints } from '../api/endpoints/account';
import { NetworkError } from '../api/errors';
import { loadFile } from '../lib/load-file';
import { clearPage, onClear } from '../lib/member-memory';
import { whenReady } from '../lib/readiness';
import { setProfileError, store } from '../lib/store';
import { loadOrReload } from './load-or-reload';

/** Milliseconds after the start of the page's load for which its member info counts as new. */
const FRESH_MS = 5000;

/**
 * Starts the member watch of a cookie session (`member-watch.ts`). Its code is loaded once the page is ready, or earlier if a call needs it,
 * so that it does not delay the first paint.
 *
 * @param reportMismatch called if profile and member info still name different members after a reload
 * @param age milliseconds since the page began to load
 * @returns the API client's settings for the watch
 */
export function startMemberWatch(
  reportMismatch: () => void,
  age = () => performance.now(),
): Pick<ClientConfig, 'isSameMember' | 'onResult'> {
  let isCleared = false;
  onClear(() => {
    isCleared = true;
  });
  const shownId = () => store.user.id || (isCleared ? undefined : '');
  /** Whether the page has not been ready yet, and its own member info has named the shown member. */
  let isFirstView = true;
  let isConfirmed = false;
  const watch = async () => (await loadFile(() => import('./watch-member'))).watchMember(shownId, reportMismatch);
  // If the import fails, the next call that needs the watch repeats it.
  whenReady(() => {
    isFirstView = false;
    void watch().catch(() => undefined);
  });
  return {
    isSameMember: async () => {
      // What the first view sends follows an answer that is as old as the page at most: to ask again would only delay it.
      if (isFirstView && isConfirmed && age() < FRESH_MS) return shownId() !== undefined;
      // Nothing was sent yet, so the page may be loaded again for the code of a new build.
      const loaded = await loadOrReload(watch).catch((error: unknown) => {
        throw new NetworkError(endpointName(accountEndpoints.memberInfo), error);
      });
      return loaded.isSame();
    },
    onResult: (endpoint, result) => {
      if (endpoint !== accountEndpoints.memberInfo) return;
      const { id } = result as { id: string };
      isConfirmed = id !== '' && id === store.user.id;
      if (id === store.user.id) return;
      watch().then(
        ({ checkId }) => checkId(id),
        () => setProfileError(true),
      );
    },
  };
}

/**
 * Clears the page before the browser puts it into its back-forward cache, and reloads it when it is restored. Otherwise the back button
 * would show the former member's data and input to whoever uses the browser next.
 */
export function leaveKeptPages(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) clearPage();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    clearPage();
    location.reload();
  });
}
