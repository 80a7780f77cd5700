import { call } from '../api/client';
import { accountEndpoints } from '../api/endpoints/account';
import { isApiError } from '../api/errors';
import { NOT_SIGNED_IN_CODE } from '../domain/error-codes';
import { goToLogin } from '../lib/leave';
import { clearMemory, clearPage } from '../lib/member-memory';
import { reloadForOther } from '../lib/reload-for-other';
import { setProfileError } from '../lib/store';
import { createMemberWatch, type MemberWatch } from './member-watch';

/**
 * The one watch of the page over the member of a cookie session: the id of member info against the profile's.
 *
 * @param shown id of the member whom the page shows; undefined once the page was cleared
 * @param report reports that the two differ although the page was just loaded
 */
export function watchMember(shown: () => string | undefined, report: () => void): MemberWatch {
  watch ??= start(shown, report);
  return watch;
}

let watch: MemberWatch | undefined;

function start(shown: () => string | undefined, report: () => void): MemberWatch {
  const started = createMemberWatch({
    shown,
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
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void started.seenAgain();
  });
  return started;
}
