import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { exitAddress, tellEmbedder } from '../../lib/embedder';
import { initialConfig } from '../../lib/initial-config';
import { statusBefore, store } from '../../lib/store';
import { leaveApp } from '../../modes/leave';
import { Button } from '../../ui/button';
import { isDecided, ReviewResult } from '../review-result';
import { type KycInfo, LONG_AFTER, useReview } from '../use-review';
import { ACCOUNT_AREA, OWN_PAGES } from './own-pages';
import { canStart, reasonOf, type SdkStatus, statusOf } from './sdk-status';

interface SdkResultProps {
  readonly first: KycInfo;
  readonly onAgain: () => void;
}

/** The server's word on the run, asked for until it is final, and the way out. */
export function SdkResult({ first, onAgain }: SdkResultProps) {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  const run = { isUpdate: sdk?.isUpdate ?? false, level: sdk?.level ?? 'LEVEL_1' };
  // Undefined when nothing was submitted here.
  const [before] = useState(() => statusBefore(run.level));
  // Right after a second try the server may still speak of the first one's rejection.
  const isOld = (status: SdkStatus) => before === 'FAILED_AND_CAN_RETRY' && status === before;
  const { info = first, isLong } = useReview((answer, asked) => {
    const told = statusOf(answer, run);
    return isDecided(told) && !(isOld(told) && asked < LONG_AFTER);
  }, first);
  const told = statusOf(info, run);
  const status = isOld(told) && !isLong ? 'PENDING' : told;

  useEffect(() => tellEmbedder('status', status), [status]);

  const leave = () => {
    if (sdk?.from === OWN_PAGES) {
      // Our own pages led here: the member goes on there, whatever the page stands in.
      tellEmbedder('closed');
      return location.assign(ACCOUNT_AREA);
    }
    leaveApp(exitAddress(sdk?.redirectUrl ?? '', sdk?.allowedOrigins ?? [], initialConfig().links.sdkLanding));
  };
  return (
    <ReviewResult
      status={status}
      reason={reasonOf(info, run)}
      isLong={isLong}
      level={run.level}
      actions={
        <>
          {canStart(status) && (status !== 'ALLOW' || isLong) && (
            <Button variant="primary" onClick={onAgain}>
              {t('errors.retry')}
            </Button>
          )}
          <Button onClick={leave}>{t('sdk.done')}</Button>
        </>
      }
    />
  );
}
