import { type ClientConfig, call } from '../api/client';
import { accountEndpoints } from '../api/endpoints/account';
import { isApiError } from '../api/errors';
import { NOT_SIGNED_IN_CODE } from '../domain/error-codes';
import { goToLogin } from '../lib/leave';
import { clearMemory, clearPage, onClear } from '../lib/member-memory';
import { reloadForOther } from '../lib/reload-for-other';
import { setProfileError, store } from '../lib/store';
import { createMemberWatch } from './member-watch';

/**
 * Watches the member of a cookie session: the id of member info against the profile's.
 *
 * @param report reports that the two differ although the page was just loaded
 * @returns what the client needs for it
 */
export function watchMember(report: () => void): Pick<ClientConfig, 'isSameMember' | 'onResult'> {
  const watch = createMemberWatch({
    shown: () => store.user.id,
    ask: async () => (await call(accountEndpoints.memberInfo, {}, { fresh: true })).id,
    onOther: () => {
      if (reloadForOther()) {
        clearPage();
        return;
      }
      report();
      clearMemory();
      setProfileError(true);
    },
    isSignedOut: (error) =>
      isApiError(error) && error.kind === 'no-permission' && error.ret_code === NOT_SIGNED_IN_CODE,
    onSignedOut: () => {
      clearPage();
      goToLogin();
    },
    now: () => Date.now(),
  });
  onClear(watch.stop);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void watch.seenAgain();
  });
  return {
    isSameMember: watch.isSame,
    onResult: (endpoint, result) => {
      if (endpoint === accountEndpoints.memberInfo) watch.heard((result as { id: string }).id);
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
