import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/page';
import { ChooseStep } from './choose-step';
import { type FlowPlace, placeQuery, readPlace } from './flow-address';
import { LevelGate } from './level-gate';
import { ResultStep } from './result-step';
import { ReturnStep } from './return-step';
import { RunStep } from './run-step';

/** Verification with a document by a vendor. The address contains the current step. */
export function KycPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const place = readPlace(query);
  const goTo = (next: Partial<FlowPlace>, replace = false) => setQuery(placeQuery({ ...place, ...next }), { replace });

  const isResult = place.step === 'result';

  return (
    <Page key={isResult ? 'result' : 'verify'} title={t(isResult ? 'review.pageTitle' : 'pages.kyc')}>
      {/* Each step requests kyc-info anew, because the step before it may have changed the status. */}
      <LevelGate key={place.step} place={place} go={goTo}>
        {(level, member) => {
          const step = {
            place: { ...place, level },
            go: (next: Partial<FlowPlace>, replace = false) => goTo({ level, ...next }, replace),
          };
          if (place.step === 'return') return <ReturnStep {...step} />;
          if (place.step === 'result') return <ResultStep {...step} />;
          return place.step === 'run' ? (
            <RunStep {...step} member={member} />
          ) : (
            <ChooseStep {...step} member={member} />
          );
        }}
      </LevelGate>
    </Page>
  );
}
