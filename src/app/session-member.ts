import type { ClientConfig } from '../api/client-config';
import { endpointName } from '../api/endpoint';
import { accountEndpoints } from '../api/endpoints/account';
import { NetworkError } from '../api/errors';
import { loadFile } from '../lib/load-file';
import { clearPage, onClear } from '../lib/member-memory';
import { whenReady } from '../lib/readiness';
import { setProfileError, store } from '../lib/store';
import { loadOrReload } from './load-or-reload';

/** In milliseconds from the start of its load. */
const FRESH_MS = 5000;

/**
 * Loaded once the page is ready or a call needs it. @param reportMismatch profile and member info still differ after a
 * reload
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
  let isFirstView = true;
  let isConfirmed = false;
  const watch = async () => (await loadFile(() => import('./watch-member'))).watchMember(shownId, reportMismatch);
  whenReady(() => {
    isFirstView = false;
    void watch().catch(() => undefined);
  });
  return {
    isSameMember: async () => {
      // The first view trusts an answer as old as the page.
      if (isFirstView && isConfirmed && age() < FRESH_MS) return shownId() !== undefined;
      // Nothing was sent yet, so the page may reload.
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

/** Otherwise the back button would show the previous member's data. */
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
