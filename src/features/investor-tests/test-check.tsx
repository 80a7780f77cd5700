import { useTranslation } from 'react-i18next';
import type { TestAnswers } from '../../domain/investor-tests';
import { lookUp } from '../../domain/look-up';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import type { Submit } from '../shared/actions/use-submit';
import { CheckAnswers } from '../shared/flow/check-answers';
import type { Question } from './test-question';
import { TEST_CHECK } from './test-steps';

interface TestCheckProps {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly answers: TestAnswers;
  readonly sending: Submit<[]>;
  readonly onChange: (number: number) => void;
  readonly onBack: () => void;
}

export function TestCheck(props: TestCheckProps) {
  const { title, questions, answers, sending, onChange, onBack } = props;
  const { t } = useTranslation();
  const { submit, busy, isLocked, label } = sending;
  return (
    <CheckAnswers
      declared={TEST_CHECK}
      flow={title}
      number={questions.length + 1}
      total={questions.length + 1}
      // Counts questions, not steps.
      step=""
      takesFocus
      isLocked={isLocked}
      onBack={onBack}
      sections={[
        {
          id: 'answers',
          title: '',
          answers: questions.map(({ id, label, options }, index) => ({
            id,
            term: label,
            value: options
              .filter(({ value }) => lookUp(answers, id)?.includes(value))
              .map(({ value, label }) => <p key={value}>{label}</p>),
            onChange: () => onChange(index + 1),
          })),
        },
      ]}
    >
      <FlowActions sends>
        <Button
          variant="primary"
          size="large"
          loading={busy}
          loadingLabel={t('investorTest.sending')}
          onClick={() => void submit()}
        >
          {label(t(TEST_CHECK.action.label))}
        </Button>
      </FlowActions>
    </CheckAnswers>
  );
}
