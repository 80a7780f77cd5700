import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '../../api/errors';
import type { TestAnswers, TestAttempt } from '../../domain/investor-tests';
import { lookUp } from '../../domain/look-up';
import { Button } from '../../ui/button';
import { FlowActions, FlowPage } from '../../ui/flow-page';
import { SummaryList } from '../../ui/summary-list';
import { TextLink } from '../../ui/text-link';
import { useAction } from '../shared/actions/use-action';
import { Failure } from '../shared/loading/failure';
import { sendTest } from './send-test';
import type { Question } from './test-question';

interface TestCheckProps {
  /** Name of the test. */
  readonly title: string;
  readonly templateCode: string;
  readonly version: string;
  readonly questions: readonly Question[];
  readonly answers: TestAnswers;
  readonly onChange: (number: number) => void;
  readonly onBack: () => void;
  readonly onMarked: (attempt: TestAttempt | undefined) => void;
}

/** The answers before they are sent, each with a way to change it. */
export function TestCheck(props: TestCheckProps) {
  const { title, templateCode, version, questions, answers, onChange, onBack, onMarked } = props;
  const { t } = useTranslation();
  const [failure, setFailure] = useState<ApiError>();
  const [send, sending] = useAction(async (context) => {
    setFailure(undefined);
    try {
      onMarked(await sendTest(context, { templateCode, version, answers }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    }
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
                disabled={sending}
                aria-label={t('investorTest.changeThis', { question: question.label })}
                onClick={() => onChange(index + 1)}
              >
                {t('investorTest.change')}
              </button>
            </TextLink>
          ),
        }))}
      />
      {failure && (
        <Failure error={failure} title={t('investorTest.failed')}>
          <p>{t('investorTest.failedKept')}</p>
        </Failure>
      )}
      <FlowActions>
        <Button
          variant="primary"
          size="large"
          loading={sending}
          loadingLabel={t('investorTest.sending')}
          onClick={() => void send()}
        >
          {t('investorTest.send')}
        </Button>
      </FlowActions>
    </FlowPage>
  );
}
