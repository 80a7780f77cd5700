import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused, VerificationRequest } from '../../domain/eligibility-types';
import { postToEmbedder } from '../../lib/embedder';
import { Button } from '../../ui/button';
import { useLeave } from '../shared/exits/use-leave';
import { Refusal } from '../shared/member/refusal';
import type { SdkStatus } from './sdk-status';

interface SdkRefusalProps {
  readonly answer: Refused;
  readonly request: VerificationRequest;
  readonly status: SdkStatus;
}

/** Why the run may not start. Nobody is signed in, so the only action is to leave. */
export function SdkRefusal({ answer, request, status }: SdkRefusalProps) {
  const { t } = useTranslation();
  const leave = useLeave();
  useEffect(() => postToEmbedder('status', status), [status]);
  const wayOut = (
    <Button variant="primary" onClick={leave}>
      {t('sdk.done')}
    </Button>
  );
  return <Refusal answer={answer} request={request} wayOut={wayOut} />;
}
