import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TestAnswers } from '../../domain/investor-tests';
import { lookUp } from '../../domain/look-up';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import { SummaryList } from '../../ui/summary-list';
import { TextLink } from '../../ui/text-link';
import type { Submit } from '../shared/actions/use-submit';
import { FlowScreen } from '../shared/flow/flow-screen';
import type { Question } from './test-question';

interface TestCheckProps {
  /** Name of the test. */
  readonly title: string;
  readonly questions: readonly Question[];
  readonly answers: TestAnswers;
  readonly sending: Submit<[]>;
  /** Why nothing was submitted, or that nobody knows. */
  readonly problem: ReactNode;
  readonly onChange: (number: number) => void;
  readonly onBack: () => void;
}

/** The answers before they are sent, each with a way to change it. */
export function TestCheck(props: TestCheckProps) {
  const { title, questions, answers, sending, problem, onChange, onBack } = props;
  const { t } = useTranslation();
  const { submit, busy, isLocked, label } = sending;
  return (
    <FlowScreen
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
      {problem}
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
    </FlowScreen>
  );
}
