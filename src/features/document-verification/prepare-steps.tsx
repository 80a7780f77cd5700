import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { flowNameOf } from '../../domain/levels';
import { stepsOf } from '../../domain/steps';
import { type FlowStep, possibleStep, stepBeside } from '../../domain/verification-screens';
import { setFlow } from '../../lib/store';
import { forgetSubmission, keepItems, type SubmittedItems } from '../../lib/submissions';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import type { MemberState } from '../shared/member/member-state';
import { useStartAnswer } from '../shared/member/start-guard';
import { RefusedPage } from '../shared/member/start-guard-page';
import { saveChoice, useSavedChoice } from './choice-draft';
import { ConsentStep } from './consent-step';
import { CountryStep } from './country-step';
import { DocumentStep } from './document-step';
import { levelStepSkeleton } from './level-step-skeleton';
import { type PreparationData, usePreparationData } from './preparation-data';
import type { StepProps } from './step-props';

export interface OwnStepProps extends StepProps {
  readonly member: MemberState;
  readonly start: PreparationData;
  readonly onNext: (choice: Partial<Pick<StepProps['place'], 'country' | 'documentType'>>) => void;
}

export function PrepareSteps({ member, ...props }: StepProps & { readonly member: MemberState }) {
  const { t } = useTranslation();
  const { place } = props;
  const { level } = place;
  const { info, account, facts } = member;
  const request = { kind: 'document', level } as const;
  const { status } = stepsOf({ ...info, ...account })[level];
  // Here, because a run completed on a phone skips the next step.
  useEffect(() => {
    forgetSubmission(level);
    setFlow({ level, flowName: flowNameOf(level), provider: undefined, before: status });
  }, [level, status]);
  const answer = useStartAnswer(request, facts);
  const data = usePreparationData();
  const title = t('pages.kyc');

  return (
    <LoadingPage title={title} state={combineCalls({ answer, data })} loading={levelStepSkeleton(place)}>
      {({ answer, data: start }) => {
        if (answer.allowed) return <OwnSteps {...props} member={member} start={start} />;
        return <RefusedPage title={title} answer={answer} request={request} />;
      }}
    </LoadingPage>
  );
}

function OwnSteps(props: Omit<OwnStepProps, 'onNext'>) {
  const { place, go } = props;
  const { level } = place;
  const [isFresh] = useState(place.step === 'choose' && place.country === '');
  const saved = useSavedChoice(level, isFresh);
  const [isResumed, setResumed] = useState(!isFresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the saved choice was read.
  useEffect(() => {
    if (isResumed || saved === undefined) return;
    setResumed(true);
    if (!saved) return;
    // Back then leads to the choice, which can be changed.
    go({ ...saved, step: 'choose' }, true);
    go({ ...saved, step: possibleStep(level, 'consent', saved, false) });
  }, [saved, isResumed]);
  if (!isResumed) {
    return levelStepSkeleton(place);
  }
  const step = possibleStep(level, place.step, place, false);
  if (step === 'choose' || level === 'LEVEL_2') return <OwnStep {...props} step={step} />;
  return <StepOfCountry key={place.country} {...props} step={step} />;
}

type OwnStepOptions = Omit<OwnStepProps, 'onNext'> & {
  readonly step: FlowStep;
  readonly document?: Pick<SubmittedItems, 'sides' | 'selfie'> | undefined;
};

/** Asks again if the country lacks the named document. */
function StepOfCountry(props: OwnStepOptions) {
  const { t } = useTranslation();
  const { country, level, documentType } = props.place;
  const documents = useCall(endpoints.supportedDocumentTypes, { country, level });
  if (props.step === 'document') return <OwnStep {...props} />;
  return (
    <LoadingPage title={t('pages.kyc')} state={documents} loading={levelStepSkeleton(props.place)}>
      {({ documentTypes }) => {
        const document = documentTypes.find(({ type }) => type === documentType);
        return <OwnStep {...props} document={document} step={document ? 'consent' : 'document'} />;
      }}
    </LoadingPage>
  );
}

function OwnStep({ step, document, ...props }: OwnStepOptions) {
  const { place, go } = props;
  const { level } = place;
  const onNext: OwnStepProps['onNext'] = (choice) => {
    const chosen = { country: place.country, documentType: place.documentType, ...choice };
    const items = { ...chosen, sides: document?.sides, selfie: document?.selfie ?? false };
    if (step === 'consent') keepItems(level, items);
    void saveChoice(level, items);
    // Keeps the choice in this history entry for the back button.
    go({ ...chosen, step }, true);
    go({ ...chosen, step: stepBeside(level, step, 'next') ?? 'run' });
  };
  const own = { ...props, place: { ...place, step }, onNext };
  if (step === 'choose') return <CountryStep key="country" {...own} />;
  return step === 'document' ? <DocumentStep key="document" {...own} /> : <ConsentStep key="consent" {...own} />;
}
