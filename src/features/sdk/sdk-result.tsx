import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { eligibility } from '../../domain/eligibility';
import { tellEmbedder } from '../../lib/embedder';
import { Button } from '../../ui/button';
import type { MemberState } from '../shared/member/use-member-state';
import { isDecided, ReviewResult } from '../shared/review/review-result';
import { type KycInfo, LONG_AFTER, useReview } from '../shared/review/use-review';
import { kindOf, reasonOf, requestOf, type SdkRunUser, type SdkStatus, statusOf } from './sdk-status';
import { useLeave } from './use-leave';
import { WhoseAccount } from './whose-account';

interface SdkResultProps {
  readonly member: Pick<MemberState, 'info' | 'account'>;
  readonly run: SdkRunUser;
  /** Where the run stood before the submission; undefined when nothing was submitted here. */
  readonly before: SdkStatus | undefined;
  /** Starts again, by what kyc-info says now. */
  readonly onAgain: (info: KycInfo) => void;
}

/** The server's word on the run, asked for until it is final, and the way out. */
export function SdkResult({ member: { info: first, account }, run, before, onAgain }: SdkResultProps) {
  const { t } = useTranslation();
  const leave = useLeave();
  // Right after a second try the server may still speak of the first one's rejection.
  const isOld = (status: SdkStatus) => before === 'FAILED_AND_CAN_RETRY' && status === before;
  const {
    info = first,
    error,
    isLong,
  } = useReview((answer, asked) => {
    const told = statusOf(answer, run, account);
    return isDecided(told) && !(isOld(told) && asked < LONG_AFTER);
  }, first);
  const told = statusOf(info, run, account);
  const status = isOld(told) && !isLong ? 'PENDING' : told;

  useEffect(() => tellEmbedder('status', status), [status]);

  // Right after a submission a run that may be started has only not heard of it yet.
  const isOver = status === told && (status !== 'ALLOW' || isLong);
  const canStart = isOver && eligibility(requestOf(run), { ...info, ...account }).allowed;
  return (
    <>
      {/* Who came while the last try was in review has not seen it yet. */}
      {canStart && <WhoseAccount />}
      <ReviewResult
        status={status}
        kind={status === told ? kindOf(info, run, account) : undefined}
        reason={reasonOf(info, run)}
        isLong={isLong}
        level={run.level}
        error={error}
        actions={
          <>
            {canStart && (
              <Button variant="primary" onClick={() => onAgain(info)}>
                {t('errors.retry')}
              </Button>
            )}
            <Button onClick={leave}>{t('sdk.done')}</Button>
          </>
        }
      />
    </>
  );
}
