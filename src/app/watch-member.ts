import { call } from '../api/client';
import { accountEndpoints } from '../api/endpoints/account';
import { isApiError } from '../api/errors';
import { NOT_SIGNED_IN_CODE } from '../domain/error-codes';
import { forgetKey } from '../lib/drafts/key';
import { clearMemory, clearPage } from '../lib/member-memory';
import { onSignOutElsewhere } from '../lib/other-windows';
import { reloadForOther } from '../lib/reload-for-other';
import { setProfileError } from '../lib/store';
import { endSession, leaveEndedSession, loadDrafts } from './end-session';
import { createMemberWatch, type MemberWatch } from './member-watch';

/**
 * One per page, for cookie sessions. @param shownId undefined after clearing @param reportMismatch ids still differ
 * after a reload
 */
export function watchMember(shownId: () => string | undefined, reportMismatch: () => void): MemberWatch {
  watch ??= start(shownId, reportMismatch);
  return watch;
}

let watch: MemberWatch | undefined;

function start(shownId: () => string | undefined, reportMismatch: () => void): MemberWatch {
  const started = createMemberWatch({
    shownId,
    fetchId: async () => (await call(accountEndpoints.memberInfo, {}, { fresh: true })).id,
    onOtherMember: () => {
      forgetKey();
      if (reloadForOther()) {
        clearPage();
        return;
      }
      reportMismatch();
      clearMemory();
      setProfileError(true);
    },
    isSignedOut: (error) =>
      isApiError(error) && error.kind === 'no-permission' && error.ret_code === NOT_SIGNED_IN_CODE,
    onSignedOut: () => void leaveEndedSession(),
    now: () => Date.now(),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void started.onVisible();
  });
  onSignOutElsewhere((memberId) => {
    if (memberId !== '' && memberId === shownId()) void endSession(loadDrafts());
  });
  return started;
}
