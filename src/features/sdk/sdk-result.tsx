import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { exitAddress, tellEmbedder } from '../../lib/embedder';
import { initialConfig } from '../../lib/initial-config';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { isDecided, ReviewResult } from '../review-result';
import { type KycInfo, LONG_AFTER, useReview } from '../use-review';
import { ACCOUNT_AREA, OWN_PAGES } from './own-pages';
import { canStart, kindOf, reasonOf, type SdkStatus, statusOf } from './sdk-status';

interface SdkResultProps {
  readonly first: KycInfo;
  /** Where the run stood before the submission; undefined when nothing was submitted here. */
  readonly before: SdkStatus | undefined;
  readonly onAgain: () => void;
}

/** The server's word on the run, asked for until it is final, and the way out. */
export function SdkResult({ first, before, onAgain }: SdkResultProps) {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  const run = { isUpdate: sdk?.isUpdate ?? false, level: sdk?.level ?? 'LEVEL_1' };
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
    tellEmbedder('closed');
    // Our own pages led here: the member goes on there, whatever the page stands in.
    if (sdk?.from === OWN_PAGES) return location.assign(ACCOUNT_AREA);
    // In a frame the embedding page decides what comes next.
    if (window.parent !== window) return;
    location.assign(exitAddress(sdk?.redirectUrl ?? '', sdk?.allowedOrigins ?? [], initialConfig().links.sdkLanding));
  };
  return (
    <ReviewResult
      status={status}
      kind={status === told ? kindOf(info, run) : undefined}
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
