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
  testStanding,
} from '../../domain/investor-tests';
import { lookUp } from '../../domain/look-up';
import type { InvestorTest } from '../../domain/sites';
import { now } from '../../lib/now';
import { ResultBanner } from '../../ui/result-banner';
import { SubmitProblem } from '../shared/actions/submit-problem';
import { useSubmit } from '../shared/actions/use-submit';
import { SupportLink } from '../shared/exits/support-link';
import { useRefusedAtCheck } from '../shared/flow/refused-at-check';
import { CHECK, useShownStep, useStepAddress } from '../shared/flow/step-address';
import { type Kept, useKept } from '../shared/forms/use-kept';
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
  /** Loads the template again: the server sent no mark with its answer. */
  readonly onReload: () => void;
}

/** Answers that are not submitted yet. */
interface KeptAnswers {
  /** The attempt before them. */
  readonly after: string;
  readonly answers: TestAnswers;
}
const NOTHING: KeptAnswers = { after: '', answers: {} };

/**
 * A test from its introduction to its result. The query parameter `step` names the page, so that the browser's back button leads to the
 * question before. A member who came from the check to change one answer gets back to the check.
 */
export function TestForm(props: TestFormProps) {
  // Tests have no time limit, so an answer may be changed at any time, and all are kept until they are submitted.
  const kept = useKept<KeptAnswers>(`test ${props.template.templateCode}`, () => NOTHING);
  if (!kept) return <TestLoading test={props.test} />;
  return <OpenTest {...props} kept={kept} />;
}

function OpenTest({ test, template, onReload, kept }: TestFormProps & { readonly kept: Kept<KeptAnswers> }) {
  const { t } = useTranslation();
  const address = useStepAddress();
  const { step, from, go, goBack, reset } = address;
  const [marked, setMarked] = useState<TestAttempt>();
  const questions = template.sections.flatMap((section) => section.questions);
  const attempt = marked ?? template.lastAttempt;
  const after = attemptKey(attempt);
  // Answers that were kept belong to an attempt that was begun; once the server has marked it, they are of no use any more.
  const answers = kept.answers.after === after ? knownAnswers(questions, kept.answers.answers) : {};
  const [isRetaking, setIsRetaking] = useState(Object.keys(answers).length > 0);
  const isOver = attempt !== undefined && !(isRetaking && testStanding(attempt, now()) === 'failed');
  const sending = useSubmit(async (context) => {
    const result = await sendTest(context, template, answers);
    kept.drop();
    setMarked(result);
    setIsRetaking(false);
    reset();
    if (result === undefined) onReload();
  }, 'test');
  const { isLocked, failure } = sending;
  const named = testPage(step, questions, answers);
  // What was sent stays locked, also when the browser's back button leads to the introduction.
  const page = isLocked && named === 'intro' ? 1 : named;
  useShownStep(address, isOver ? undefined : page === 'intro' ? '' : String(page));
  useRefusedAtCheck(failure, !isOver && page !== 'check', address);

  if (isOver) {
    return (
      <TestPage test={test}>
        <TestResult
          test={test}
          attempt={attempt}
          onRetry={() => {
            kept.change({ after, answers: {} });
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
          subject="answers"
          tone="warning"
          title={t('investorTest.unsupported.title')}
          actions={<SupportLink />}
        >
          <p>{t('investorTest.unsupported.body')}</p>
        </ResultBanner>
      </TestPage>
    );
  }
  const problem = (
    <SubmitProblem failure={failure} outcome="test" title={t('investorTest.failed')} hasFields>
      <p>{t('investorTest.failedKept')}</p>
    </SubmitProblem>
  );
  if (page === 'check') {
    return (
      <TestCheck
        title={t(TEST_INTROS[test].title)}
        questions={questions}
        answers={answers}
        sending={sending}
        problem={problem}
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
      locked={isLocked ? problem : undefined}
      value={lookUp(answers, question.id) ?? []}
      onChange={(value) => kept.change({ after, answers: { ...answers, [question.id]: value } })}
      onNext={() => go(isLocked || page === questions.length || from === CHECK ? CHECK : String(page + 1))}
      onBack={() => (page === 1 ? goBack('', true) : goBack(String(page - 1), false))}
    />
  );
}
