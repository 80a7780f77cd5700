import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import { canShowTest, type TestAnswers, type TestAttempt, testPage, testStanding } from '../../domain/investor-tests';
import { lookUp } from '../../domain/look-up';
import type { InvestorTest } from '../../domain/sites';
import { now } from '../../lib/now';
import { ResultBanner } from '../../ui/result-banner';
import { SupportLink } from '../shared/exits/support-link';
import { useStepAddress } from '../shared/flow/step-address';
import { CHECK } from '../shared/flow/steps';
import { TestCheck } from './test-check';
import { TestIntro } from './test-intro';
import { TestPage } from './test-page';
import { TestQuestion } from './test-question';
import { TestResult } from './test-result';

type Template = ResponseOf<typeof endpoints.questionnaireTemplate>;

interface TestFormProps {
  /** Name of the test. */
  readonly title: string;
  readonly test: InvestorTest;
  readonly template: Template;
  /** Loads the template again: the server sent no mark with its answer. */
  readonly onReload: () => void;
}

/**
 * A test from its introduction to its result. The query parameter `step` names the page, so that the browser's back button leads to the
 * question before. A member who came from the check to change one answer gets back to the check.
 */
export function TestForm({ title, test, template, onReload }: TestFormProps) {
  const { t } = useTranslation();
  const { step, from, go, goBack, reset } = useStepAddress();
  const [answers, setAnswers] = useState<TestAnswers>({});
  const [marked, setMarked] = useState<TestAttempt>();
  const [isRetaking, setIsRetaking] = useState(false);
  const questions = template.sections.flatMap((section) => section.questions);
  const attempt = marked ?? template.lastAttempt;

  if (attempt && !(isRetaking && testStanding(attempt, now()) === 'failed')) {
    return (
      <TestPage title={title}>
        <TestResult
          test={test}
          attempt={attempt}
          onRetry={() => {
            setAnswers({});
            setIsRetaking(true);
            reset();
          }}
        />
      </TestPage>
    );
  }
  if (!canShowTest(questions)) {
    return (
      <TestPage title={title}>
        <ResultBanner tone="warning" title={t('investorTest.unsupported.title')} actions={<SupportLink />}>
          <p>{t('investorTest.unsupported.body')}</p>
        </ResultBanner>
      </TestPage>
    );
  }
  const page = testPage(step, questions, answers);
  if (page === 'check') {
    return (
      <TestCheck
        title={title}
        template={template}
        questions={questions}
        answers={answers}
        onChange={(number) => go(String(number))}
        onBack={() => goBack(String(questions.length), false)}
        onMarked={(result) => {
          setMarked(result);
          setIsRetaking(false);
          reset();
          if (result === undefined) onReload();
        }}
      />
    );
  }
  const question = page === 'intro' ? undefined : questions[page - 1];
  if (page === 'intro' || question === undefined) {
    return (
      <TestPage title={title}>
        <TestIntro test={test} questionCount={questions.length} onStart={() => go('1')} />
      </TestPage>
    );
  }
  return (
    <TestQuestion
      key={question.id}
      title={title}
      question={question}
      number={page}
      count={questions.length}
      value={lookUp(answers, question.id) ?? []}
      onChange={(value) => setAnswers((before) => ({ ...before, [question.id]: value }))}
      onNext={() => go(page === questions.length || from === CHECK ? CHECK : String(page + 1))}
      onBack={() => (page === 1 ? goBack('', true) : goBack(String(page - 1), false))}
    />
  );
}
