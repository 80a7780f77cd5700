import { useTranslation } from 'react-i18next';
import type { StepStatus } from '../../domain/statuses';
import { type Fault, faultOf, isRetake } from '../../domain/submission-faults';
import type { FlowStep } from '../../domain/verification-screens';
import { Button } from '../../ui/button';
import { retakeLabel } from '../shared/review/retake-label';
import { checkMethod } from './check-method';
import type { StepProps } from './step-props';

interface RetryProps extends Pick<StepProps, 'place' | 'go'> {
  readonly status: StepStatus | undefined;
  /** Reason of the rejection. */
  readonly reason: string;
}

/** The step where each fault is put right; the country and the document in the address are kept. */
const STEPS: Readonly<Record<Fault, FlowStep>> = { photo: 'run', selfie: 'run', choice: 'document' };

/** Starts another attempt at the step of the fault; without a known fault, at the first step. */
export function Retry({ status, reason, place, go }: RetryProps) {
  const { t } = useTranslation();
  const method = checkMethod(place);
  const known = status === 'FAILED_AND_CAN_RETRY' && method !== 'number' ? faultOf(reason) : undefined;
  // An address has no choice of a document.
  const fault = known === 'choice' && method === 'address' ? undefined : known;
  const label = isRetake(fault)
    ? retakeLabel(fault, method === 'address' ? undefined : place.documentType)
    : fault === 'choice'
      ? 'kyc.changeDocument'
      : 'errors.retry';
  return (
    <Button variant="primary" onClick={() => go({ step: fault ? STEPS[fault] : 'choose' })}>
      {t(label)}
    </Button>
  );
}
