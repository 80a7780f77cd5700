import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { EligibilityFacts } from '../../domain/eligibility-types';
import { questionnaireRefusal } from '../../domain/questionnaire-access';
import { isUsable, templateProblems } from '../../domain/questionnaire-template';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { fetchWhenReady } from '../../lib/fetch-ahead';
import { loadFile } from '../../lib/load-file';
import { ofFirstView } from '../../lib/part-needs';
import { preloadComponent } from '../../lib/use-lazy-component';
import { Page } from '../../ui/page';
import { DeclaredPage, PagePlaceholder } from '../shared/flow/declared-page';
import { useStepAddress } from '../shared/flow/step-address';
import { LazyPart } from '../shared/loading/lazy-part';
import { LoadingPage } from '../shared/loading/loading-page';
import { useAccepted } from '../shared/loading/use-accepted';
import { useMemberState } from '../shared/member/use-member-state';
import { type QuestionnaireRow, questionnaireAt } from './catalogue';
import { Intro } from './intro';
import { LoadQuestionnaire } from './load-questionnaire';
import type { OpenFormProps } from './open-form';
import { Opening, QuestionnaireLoading } from './opening';
import type { QuestionnaireStart } from './questionnaire-start';
import { QUESTIONNAIRE_INTRO } from './questionnaire-steps';
import { BrokenTemplate, QuestionnaireRefused } from './refused';

/** The form with its fields and rules. Most visits begin without it: with the introduction, or with the status. */
const loadForm = async () => (await loadFile(() => import('./open-form'))).OpenForm;

/** What a member sees after a submission. Most visits begin before it. */
const loadStatus = ofFirstView(async () => (await loadFile(() => import('./status-view'))).StatusView);

/** Every questionnaire: which one follows from the address. */
export function QuestionnairePage() {
  const { pathname } = useLocation();
  const row = questionnaireAt(pathname);
  if (!row) throw new Error(`The catalogue has no questionnaire at ${pathname}`);
  return <ForMember key={row.path} row={row} />;
}

/** Asks for the questions only if the account is open: for a scene that creates a request. */
function ForMember({ row }: { readonly row: QuestionnaireRow }) {
  const { t, i18n } = useTranslation();
  const member = useMemberState();
  const title = t(row.titleKey);
  return (
    <LoadingPage title={title} state={member} loading={<QuestionnaireLoading title={title} />}>
      {({ facts }) => {
        const closed = questionnaireRefusal('everyone', 'QUESTIONNAIRE_STATUS_UNDEFINED', facts);
        if (closed) return <QuestionnaireRefused title={title} refusal={closed} />;
        // The server writes the questions in the page's language: another language asks for them again.
        return (
          <LoadQuestionnaire key={i18n.language} title={title} source={row.source}>
            {(start) => <Questionnaire row={row} start={start} facts={facts} />}
          </LoadQuestionnaire>
        );
      }}
    </LoadingPage>
  );
}

/** Statuses in which the member may fill in the form. */
const CAN_ANSWER: ReadonlySet<QuestionnaireStatus> = new Set([
  'QUESTIONNAIRE_STATUS_UNDEFINED',
  'QUESTIONNAIRE_STATUS_UNSUBMIT',
  'QUESTIONNAIRE_STATUS_PENDING',
  'QUESTIONNAIRE_STATUS_REJECTED',
]);

interface QuestionnaireProps {
  readonly row: QuestionnaireRow;
  readonly start: QuestionnaireStart;
  readonly facts: EligibilityFacts;
}

/** Status, introduction or form. The step of the form stands in the address, so that a reload and the back button work. */
function Questionnaire({ row, start, facts }: QuestionnaireProps) {
  const { t } = useTranslation();
  const title = t(row.titleKey);
  const address = useStepAddress();
  const { step, go } = address;
  // A form whose answers are being sent or in doubt stays, also when the browser's back button leads to the introduction.
  const [isLocked, setLocked] = useState(false);
  const [standing, accept] = useAccepted(start.standing, start.standingLoad);
  const { sections } = start.template;
  const problems = useMemo(() => templateProblems(sections), [sections]);

  const canAnswer = CAN_ANSWER.has(standing.status);
  useEffect(() => (canAnswer ? fetchWhenReady(fetchNextParts) : undefined), [canAnswer]);

  const refusal = questionnaireRefusal(row.audience, standing.status, facts);
  if (refusal) return <QuestionnaireRefused title={title} refusal={refusal} />;
  const isAsked =
    standing.status === 'QUESTIONNAIRE_STATUS_UNDEFINED' || standing.status === 'QUESTIONNAIRE_STATUS_UNSUBMIT';
  if (canAnswer && !isUsable(problems)) return <BrokenTemplate title={title} />;
  if (canAnswer && (step !== undefined || isLocked)) {
    return (
      <Form
        title={title}
        row={row}
        start={{ ...start, standing }}
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
    <DeclaredPage
      declared={QUESTIONNAIRE_INTRO}
      title={title}
      asks={isAsked}
      lead={isAsked ? start.template.description || t(row.purposeKey) : undefined}
    >
      {isAsked ? (
        <Intro template={start.template} onBegin={() => go('1')} />
      ) : (
        <LazyPart load={loadStatus} loading={<PagePlaceholder declared={QUESTIONNAIRE_INTRO} />}>
          {(StatusView) => <StatusView standing={standing} template={start.template} onAnswer={() => go('1')} />}
        </LazyPart>
      )}
    </DeclaredPage>
  );
}

/** Fetches the form, and what follows its submission. */
async function fetchNextParts(): Promise<void> {
  await preloadComponent(loadForm);
  await preloadComponent(loadStatus);
}

function Form(props: OpenFormProps) {
  const { title } = props;
  return (
    <LazyPart load={loadForm} loading={<Opening title={title} />} frame={(error) => <Page title={title}>{error}</Page>}>
      {(OpenForm) => <OpenForm {...props} />}
    </LazyPart>
  );
}
