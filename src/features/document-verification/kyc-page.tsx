import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isOwnStep } from '../../domain/verification-screens';
import { loadFile } from '../../lib/load-file';
import { prefetchWhenReady } from '../../lib/prefetch';
import { store } from '../../lib/store';
import { preloadComponent } from '../../lib/use-lazy-component';
import { Page } from '../../ui/page';
import { CardsSkeleton } from '../../ui/skeleton';
import { forgetConsent } from '../shared/consent/given-consent';
import { LazyPart } from '../shared/loading/lazy-part';
import { type FlowPlace, placeQuery, readPlace } from './flow-address';
import { LevelGuard } from './level-guard';
import { levelStepSkeleton } from './level-step-skeleton';
import { loadRun } from './load-run';
import { PrepareSteps } from './prepare-steps';
import { ResultStep } from './result-step';
import { resultTitle } from './result-title';
import type { StepProps } from './step-props';

const loadReturn = async () => (await loadFile(() => import('./return-step'))).ReturnStep;

export function KycPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { from } = (useLocation().state ?? {}) as { readonly from?: string };
  const { sdk } = useSnapshot(store);
  const named = readPlace(query);
  // A token covers one level, whatever the address says.
  const place = sdk ? { ...named, level: sdk.level } : named;
  const [openedAt] = useState(place.step);
  const hasMoved = useRef(false);
  if (place.step !== openedAt) hasMoved.current = true;
  useEffect(() => prefetchWhenReady(() => preloadComponent(loadRun)), []);
  const goTo = (next: Partial<FlowPlace>, replace = false) =>
    setQuery(placeQuery({ ...place, content: undefined, ...next }), {
      replace,
      state: { from: replace ? from : place.step },
    });

  return (
    // Each phase reloads kyc-info, because the phase before may have changed the status.
    <LevelGuard key={isOwnStep(place.step) ? 'own' : place.step} place={place} go={goTo}>
      {(level, member) => {
        const step: StepProps = {
          place: { ...place, level },
          go: (next, replace = false) => {
            if (next.step === 'result') forgetConsent();
            goTo({ level, ...next }, replace);
          },
          goBack: (to) => (from === to ? void navigate(-1) : goTo({ level, step: to })),
          takesFocus: hasMoved.current,
        };
        if (place.step === 'return') {
          return (
            <Page title={t('pages.kyc')}>
              <LazyPart load={loadReturn} loading={<CardsSkeleton />}>
                {(ReturnStep) => <ReturnStep {...step} />}
              </LazyPart>
            </Page>
          );
        }
        if (place.step === 'result') {
          return (
            <Page hasNews title={resultTitle({ ...place, level }, t)}>
              <ResultStep {...step} />
            </Page>
          );
        }
        if (!member) return null;
        if (place.step !== 'run') return <PrepareSteps {...step} member={member} />;
        return (
          <LazyPart
            load={loadRun}
            loading={levelStepSkeleton({ ...place, level })}
            frame={(error) => <Page title={t('pages.kyc')}>{error}</Page>}
          >
            {(RunStep) => <RunStep {...step} member={member} />}
          </LazyPart>
        );
      }}
    </LevelGuard>
  );
}
