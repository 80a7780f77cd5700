import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { StepStatus } from '../../domain/statuses';
import { stepsOf } from '../../domain/steps';
import { Page } from '../../ui/page';
import { ChooseStep } from './choose-step';
import { type FlowPlace, placeQuery, readPlace } from './flow-address';
import { LevelGate } from './level-gate';
import { ResultStep } from './result-step';
import { ReturnStep } from './return-step';
import { RunStep } from './run-step';

/** Document-based verification with a vendor (spec 2, `/auth/kyc`). The step stands in the address. */
export function KycPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const place = readPlace(query);
  // Where the level stood before the member went to the vendor: tells an old rejection from a new one.
  const before = useRef<StepStatus>(undefined);
  const goTo = (next: Partial<FlowPlace>, replace = false) => setQuery(placeQuery({ ...place, ...next }), { replace });

  return (
    <Page title={t('pages.kyc')}>
      {/* Each step looks anew where the level stands: the one before it may have moved it. */}
      <LevelGate key={place.step} place={place} go={goTo}>
        {(level, member) => {
          const step = {
            place: { ...place, level },
            go: (next: Partial<FlowPlace>, replace = false) => goTo({ level, ...next }, replace),
          };
          if (place.step === 'return') return <ReturnStep {...step} />;
          if (place.step === 'result') return <ResultStep {...step} member={member} before={before.current} />;
          before.current = stepsOf(member.facts)[level].status;
          return place.step === 'run' ? <RunStep {...step} /> : <ChooseStep {...step} member={member} />;
        }}
      </LevelGate>
    </Page>
  );
}
