import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import {
  attemptKey,
  canShowTest,
  knownAnswers,
  type TestAnswers,
  type TestAttempt,
  testPage,
  testStatus,
} from '../../domain/investor-tests';
import { lookUp } from '../../domain/look-up';
import type { InvestorTest } from '../../domain/sites';
import { now } from '../../lib/now';
import { ResultBanner } from '../../ui/result-banner';
import { useSubmit } from '../shared/actions/use-submit';
import { CHECK, useShownStep, useStepAddress } from '../shared/flow/step-address';
import { type Draft, useDraft } from '../shared/forms/use-draft';
import { RemedyActions } from '../shared/remedy/remedy-actions';
import { sendTest } from './send-test';
import { TestCheck } from './test-check';
import { TestIntro } from './test-intro';
import { TestLoading, TestPage } from './test-page';
import { TestQuestion } from './test-question';
import { TestResult } from './test-result';
import { TEST_INTROS } from './test-steps';

type Template = ResponseOf<typeof endpoints.questionnaireTemplate>;

interface TestFormProps {
  readonly test: InvestorTest;
  readonly template: Template;
  readonly onReload: () => void;
}

interface KeptAnswers {
  /** The attempt before these answers. */
  readonly after: string;
  readonly answers: TestAnswers;
}
const NOTHING: KeptAnswers = { after: '', answers: {} };

/** `step` in the query names the page. */
export function TestForm(props: TestFormProps) {
  // No time limit, so answers stay editable.
  const draft = useDraft<KeptAnswers>(`test ${props.template.templateCode}`, () => NOTHING);
  if (!draft) return <TestLoading test={props.test} />;
  return <OpenTest {...props} draft={draft} />;
}

function OpenTest({ test, template, onReload, draft }: TestFormProps & { readonly draft: Draft<KeptAnswers> }) {
  const { t } = useTranslation();
  const address = useStepAddress();
  const { step, from, go, goBack, reset } = address;
  const [marked, setMarked] = useState<TestAttempt>();
  const questions = template.sections.flatMap((section) => section.questions);
  const attempt = marked ?? template.lastAttempt;
  const after = attemptKey(attempt);
  const answers = draft.value.after === after ? knownAnswers(questions, draft.value.answers) : {};
  const [isRetaking, setIsRetaking] = useState(Object.keys(answers).length > 0);
  const isOver = attempt !== undefined && !(isRetaking && testStatus(attempt, now()) === 'failed');
  const sending = useSubmit(
    async (context) => {
      const result = await sendTest(context, template, answers);
      setMarked(result);
      setIsRetaking(false);
      reset();
      if (result === undefined) onReload();
    },
    'test',
    draft,
  );
  const { isLocked } = sending;
  const named = testPage(step, questions, answers);
  // The back button must not unlock sent answers.
  const page = isLocked && named === 'intro' ? 1 : named;
  useShownStep(address, isOver ? undefined : page === 'intro' ? '' : String(page));

  if (isOver) {
    return (
      <TestPage test={test}>
        <TestResult
          test={test}
          attempt={attempt}
          onRetry={() => {
            draft.change({ after, answers: {} });
            setIsRetaking(true);
            reset();
          }}
        />
      </TestPage>
    );
  }
  if (!canShowTest(questions)) {
    return (
      <TestPage test={test}>
        <ResultBanner
          level={1}
          subject="answers"
          tone="warning"
          title={t('investorTest.unsupported.title')}
          actions={<RemedyActions remedy="support" ways={{}} />}
        >
          <p>{t('investorTest.unsupported.body')}</p>
        </ResultBanner>
      </TestPage>
    );
  }
  if (page === 'check') {
    return (
      <TestCheck
        title={t(TEST_INTROS[test].title)}
        questions={questions}
        answers={answers}
        sending={sending}
        onChange={(number) => go(String(number))}
        onBack={() => goBack(String(questions.length), false)}
      />
    );
  }
  const question = page === 'intro' ? undefined : questions[page - 1];
  if (page === 'intro' || question === undefined) {
    return (
      <TestPage test={test} asks>
        <TestIntro
          test={test}
          questionCount={questions.length}
          passMark={template.passMark ?? attempt?.passMark}
          maxScore={template.maxScore}
          onStart={() => go('1')}
        />
      </TestPage>
    );
  }
  return (
    <TestQuestion
      key={question.id}
      title={t(TEST_INTROS[test].title)}
      question={question}
      number={page}
      count={questions.length}
      isLocked={isLocked}
      value={lookUp(answers, question.id) ?? []}
      onChange={(value) => draft.change({ after, answers: { ...answers, [question.id]: value } })}
      onNext={() => go(isLocked || page === questions.length || from === CHECK ? CHECK : String(page + 1))}
      onBack={() => (page === 1 ? goBack('', true) : goBack(String(page - 1), false))}
    />
  );
}
