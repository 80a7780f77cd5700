import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { EligibilityFacts } from '../../domain/eligibility-types';
import { questionnaireRefusal } from '../../domain/questionnaire-access';
import { isUsable, templateProblems } from '../../domain/questionnaire-template';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { hasFirstTexts } from '../../lib/lazy-texts';
import { loadFile } from '../../lib/load-file';
import { prefetchWhenReady } from '../../lib/prefetch';
import { preloadComponent } from '../../lib/use-lazy-component';
import { questionnaireAt } from '../../screens/address';
import type { QuestionnaireScreen } from '../../screens/screen';
import { Page } from '../../ui/page';
import { DeclaredPage, PageContentSkeleton } from '../shared/flow/declared-page';
import { useStepAddress } from '../shared/flow/step-address';
import { LazyPart } from '../shared/loading/lazy-part';
import { LoadingPage } from '../shared/loading/loading-page';
import { useAccepted } from '../shared/loading/use-accepted';
import { useMemberState } from '../shared/member/use-member-state';
import { Intro } from './intro';
import { LoadQuestionnaire } from './load-questionnaire';
import type { OpenFormProps } from './open-form';
import { QuestionnaireSkeleton, QuestionsSkeleton } from './questionnaire-skeleton';
import type { QuestionnaireStart } from './questionnaire-start';
import { QUESTIONNAIRE_INTRO } from './questionnaire-steps';
import { BrokenTemplate, QuestionnaireRefused } from './refused';

const loadForm = async () => (await loadFile(() => import('./open-form'))).OpenForm;

const loadStatus = hasFirstTexts(async () => (await loadFile(() => import('./status-view'))).StatusView);

export function QuestionnairePage() {
  const { pathname } = useLocation();
  const row = questionnaireAt(pathname);
  if (!row) throw new Error(`The catalogue has no questionnaire at ${pathname}`);
  return <ForMember key={row.path} row={row} />;
}

/** A scene creates a request, so only for open accounts. */
function ForMember({ row }: { readonly row: QuestionnaireScreen }) {
  const { t, i18n } = useTranslation();
  const member = useMemberState();
  const title = t(row.titleKey);
  return (
    <LoadingPage title={title} state={member} loading={<QuestionnaireSkeleton title={title} />}>
      {({ facts }) => {
        const closed = questionnaireRefusal('everyone', 'QUESTIONNAIRE_STATUS_UNDEFINED', facts);
        if (closed) return <QuestionnaireRefused title={title} refusal={closed} />;
        // The server translates the questions.
        return (
          <LoadQuestionnaire key={i18n.language} title={title} source={row.source}>
            {(start) => <Questionnaire row={row} start={start} facts={facts} />}
          </LoadQuestionnaire>
        );
      }}
    </LoadingPage>
  );
}

const CAN_ANSWER: ReadonlySet<QuestionnaireStatus> = new Set([
  'QUESTIONNAIRE_STATUS_UNDEFINED',
  'QUESTIONNAIRE_STATUS_UNSUBMIT',
  'QUESTIONNAIRE_STATUS_PENDING',
  'QUESTIONNAIRE_STATUS_REJECTED',
]);

interface QuestionnaireProps {
  readonly row: QuestionnaireScreen;
  readonly start: QuestionnaireStart;
  readonly facts: EligibilityFacts;
}

function Questionnaire({ row, start, facts }: QuestionnaireProps) {
  const { t } = useTranslation();
  const title = t(row.titleKey);
  const address = useStepAddress();
  const { step, go } = address;
  // The back button may lead to the introduction.
  const [isLocked, setLocked] = useState(false);
  const [submission, accept] = useAccepted(start.submission, start.submissionLoad);
  const { sections } = start.template;
  const problems = useMemo(() => templateProblems(sections), [sections]);

  const canAnswer = CAN_ANSWER.has(submission.status);
  useEffect(() => (canAnswer ? prefetchWhenReady(fetchNextParts) : undefined), [canAnswer]);

  const refusal = questionnaireRefusal(row.audience, submission.status, facts);
  if (refusal) return <QuestionnaireRefused title={title} refusal={refusal} />;
  const isAsked =
    submission.status === 'QUESTIONNAIRE_STATUS_UNDEFINED' || submission.status === 'QUESTIONNAIRE_STATUS_UNSUBMIT';
  if (canAnswer && !isUsable(problems)) return <BrokenTemplate title={title} />;
  if (canAnswer && (step !== undefined || isLocked)) {
    return (
      <Form
        title={title}
        row={row}
        start={{ ...start, submission }}
        step={step ?? '1'}
        address={address}
        takesFocus={address.hasMoved}
        onLocked={setLocked}
        onReceived={(received) => {
          accept(received);
          address.reset();
          start.reload();
        }}
      />
    );
  }
  return (
    <DeclaredPage declared={QUESTIONNAIRE_INTRO} title={title} asks={isAsked}>
      {isAsked ? (
        <Intro template={start.template} isCustodian={start.isCustodian} onBegin={() => go('1')} />
      ) : (
        <LazyPart load={loadStatus} loading={<PageContentSkeleton declared={QUESTIONNAIRE_INTRO} />}>
          {(StatusView) => <StatusView submission={submission} template={start.template} onAnswer={() => go('1')} />}
        </LazyPart>
      )}
    </DeclaredPage>
  );
}

async function fetchNextParts(): Promise<void> {
  await preloadComponent(loadForm);
  await preloadComponent(loadStatus);
}

function Form(props: OpenFormProps) {
  const { title } = props;
  return (
    <LazyPart
      load={loadForm}
      loading={<QuestionsSkeleton title={title} />}
      frame={(error) => <Page title={title}>{error}</Page>}
    >
      {(OpenForm) => <OpenForm {...props} />}
    </LazyPart>
  );
}
