import { useTranslation } from 'react-i18next';
import type { TestAnswers, TestAttempt } from '../../domain/investor-tests';
import { lookUp } from '../../domain/look-up';
import { Button } from '../../ui/button';
import { FlowActions, FlowPage } from '../../ui/flow-page';
import { SummaryList } from '../../ui/summary-list';
import { TextLink } from '../../ui/text-link';
import { SubmitProblem } from '../shared/actions/submit-problem';
import { useSubmit } from '../shared/actions/use-submit';
import type { AnsweredTemplate } from '../shared/forms/submit-template';
import { sendTest } from './send-test';
import type { Question } from './test-question';

interface TestCheckProps {
  /** Name of the test. */
  readonly title: string;
  readonly template: AnsweredTemplate;
  readonly questions: readonly Question[];
  readonly answers: TestAnswers;
  readonly onChange: (number: number) => void;
  readonly onBack: () => void;
  readonly onMarked: (attempt: TestAttempt | undefined) => void;
}

/** The answers before they are sent, each with a way to change it. */
export function TestCheck(props: TestCheckProps) {
  const { title, template, questions, answers, onChange, onBack, onMarked } = props;
  const { t } = useTranslation();
  const { submit, busy, isLocked, failure, label } = useSubmit(async (context) => {
    onMarked(await sendTest(context, template, answers));
  }, 'test');
  return (
    <FlowPage
      flow={title}
      title={t('investorTest.check')}
      lead={<p>{t('investorTest.checkLead')}</p>}
      progress={(questions.length + 1) / (questions.length + 2)}
      takesFocus
      onBack={onBack}
    >
      <SummaryList
        rows={questions.map((question, index) => ({
          id: question.id,
          term: question.label,
          value: question.options
            .filter(({ value }) => lookUp(answers, question.id)?.includes(value))
            .map(({ value, label }) => <p key={value}>{label}</p>),
          action: (
            <TextLink asChild>
              <button
                type="button"
                disabled={isLocked}
                aria-label={t('investorTest.changeThis', { question: question.label })}
                onClick={() => onChange(index + 1)}
              >
                {t('investorTest.change')}
              </button>
            </TextLink>
          ),
        }))}
      />
      <SubmitProblem failure={failure} outcome="test" title={t('investorTest.failed')} hasFields>
        <p>{t('investorTest.failedKept')}</p>
      </SubmitProblem>
      <FlowActions>
        <Button
          variant="primary"
          size="large"
          loading={busy}
          loadingLabel={t('investorTest.sending')}
          onClick={() => void submit()}
        >
          {label(t('investorTest.send'))}
        </Button>
      </FlowActions>
    </FlowPage>
  );
}
