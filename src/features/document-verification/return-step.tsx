import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { returnedEnd } from '../../vendors/returned';
import { ContinueOnPhone } from '../shared/phone/continue-on-phone';
import { phoneAddress } from './phone-address';
import { type Problem, RunProblem } from './run-problem';
import type { StepProps } from './step-props';

/**
 * Back from a vendor that works by redirect. What it added to the address is read once and leaves it; a member who comes here by the back
 * button finds the choice.
 */
export function ReturnStep({ place, go }: StepProps) {
  const [query] = useSearchParams();
  const [event] = useState(() => returnedEnd(query));
  const [problem] = useState<Problem | undefined>(() => (event && event.type !== 'submitted' ? event : undefined));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, at the return.
  useEffect(() => {
    if (event?.type === 'submitted') go({ step: 'result' }, true);
    else if (problem) go({ step: 'return' }, true);
    else go({ step: 'choose' }, true);
  }, []);

  if (!problem) return null;
  return (
    <RunProblem
      problem={problem}
      onRetry={() => go({ step: 'run' }, true)}
      onChange={() => go({ step: 'choose' }, true)}
      phone={<ContinueOnPhone address={phoneAddress(place)} onDone={() => go({ step: 'result' })} />}
    />
  );
}
