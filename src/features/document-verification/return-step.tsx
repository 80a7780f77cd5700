import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { flowNameOf } from '../../domain/levels';
import { oneOf } from '../../domain/look-up';
import { PROVIDERS, STEP_STATUSES } from '../../domain/statuses';
import { setFlow } from '../../lib/store';
import { keepItems } from '../../lib/submissions';
import { CardsSkeleton } from '../../ui/skeleton';
import { returnedEnd } from '../../vendors/returned';
import { SupportLink } from '../shared/exits/support-link';
import { ContinueOnPhone } from '../shared/phone/continue-on-phone';
import { RunProblem } from '../shared/vendor/run-problem';
import type { Problem } from '../shared/vendor/run-state';
import { readItems } from './choice-draft';
import { BEFORE } from './flow-address';
import { phoneAddress } from './phone-address';
import { ChangeDocument, documentChoice } from './run-step';
import type { StepProps } from './step-props';

/** Removes the vendor's parameters, so the back button leads to the choice. */
export function ReturnStep({ place, go }: StepProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [end] = useState(() => returnedEnd(query));
  const [problem] = useState<Problem | undefined>(() => (end && end.type !== 'submitted' ? end : undefined));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, at the return.
  useEffect(() => {
    const showResult = async () => {
      const items = await readItems(place.level);
      if (items) keepItems(place.level, items);
      go({ step: 'result' }, true);
    };
    if (end?.type === 'submitted') {
      // The redirect cleared the started flow from memory.
      const before = oneOf(STEP_STATUSES, query.get(BEFORE));
      const provider = oneOf(PROVIDERS, query.get('provider'));
      if (before) setFlow({ level: place.level, flowName: flowNameOf(place.level), provider, before });
      void showResult();
    } else if (problem) go({ step: 'return' }, true);
    else go({ step: 'choose' }, true);
  }, []);

  if (!problem) return <CardsSkeleton label={t('shell.loading')} />;
  return (
    <RunProblem
      problem={problem}
      onRetry={() => go({ step: 'run' }, true)}
      otherActions={(isFailure) => (
        <>
          <ContinueOnPhone
            address={phoneAddress(place)}
            level={place.level}
            onDone={() => go({ step: 'result' })}
            fromPhone
          />
          {isFailure && <SupportLink />}
          <ChangeDocument onClick={() => go({ step: documentChoice(place.level) }, true)} />
        </>
      )}
    />
  );
}
