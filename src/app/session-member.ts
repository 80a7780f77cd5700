import type { ClientConfig } from '../api/client';
import { accountEndpoints } from '../api/endpoints/account';
import { clearPage, onClear } from '../lib/member-memory';
import { whenReady } from '../lib/readiness';
import { setProfileError, store } from '../lib/store';

/**
 * Has the member of a cookie session watched (`member-watch.ts`). The watch itself comes once the page is ready, or when it is needed before:
 * no page waits for it.
 *
 * @param report reports that the server names two ids for one member
 * @returns what the client needs for it
 */
export function startMemberWatch(report: () => void): Pick<ClientConfig, 'isSameMember' | 'onResult'> {
  let isCleared = false;
  onClear(() => {
    isCleared = true;
  });
  const shown = () => store.user.id || (isCleared ? undefined : '');
  const watch = async () => (await import('./watch-member')).watchMember(shown, report);
  // Where it cannot be had, it is tried again when it is needed.
  whenReady(() => void watch().catch(() => undefined));
  return {
    isSameMember: async () => (await watch()).isSame(),
    onResult: (endpoint, result) => {
      if (endpoint !== accountEndpoints.memberInfo) return;
      const { id } = result as { id: string };
      if (id === store.user.id) return;
      watch().then(
        ({ heard }) => heard(id),
        () => setProfileError(true),
      );
    },
  };
}

/**
 * A page that the browser kept for its back button would come back as it was left: with its member, and with what they typed. It forgets them
 * as it is put away, and is loaded anew when it comes back.
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
