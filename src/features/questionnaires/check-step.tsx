import { useTranslation } from 'react-i18next';
import { percentText } from '../../domain/money';
import { answerTo } from '../../domain/questionnaire';
import type { QuestionPage } from '../../domain/questionnaire-pages';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import { CheckAnswers } from '../shared/flow/check-answers';
import type { QuestionnaireFormProps } from './questionnaire-form';
import { useShownAnswer } from './shown-answer';
import type { Sending } from './use-send-answers';

interface CheckStepProps extends QuestionnaireFormProps {
  readonly pages: readonly QuestionPage[];
  readonly sending: Sending;
  readonly onBack: () => void;
  readonly onChange: (index: number) => void;
}

export function CheckStep(props: CheckStepProps) {
  const { title, countries, draft, pages, sending, takesFocus, onBack, onChange } = props;
  const { t, i18n } = useTranslation();
  const shown = useShownAnswer(countries);
  const { submit, busy, isLocked, hasFailed, label, progress } = sending;
  const sections = [...new Set(pages.map(({ section }) => section))];

  return (
    <CheckAnswers
      flow={title}
      number={pages.length + 1}
      total={pages.length + 1}
      isLocked={isLocked}
      takesFocus={takesFocus}
      onBack={onBack}
      sections={sections.map((section) => ({
        id: section.id,
        title: section.title,
        answers: pages.flatMap((page, index) =>
          page.section !== section
            ? []
            : page.questions.map((question) => ({
                id: question.id,
                term: question.label,
                value: shown(question, answerTo(draft.value, question.id)),
                onChange: () => onChange(index),
              })),
        ),
      }))}
    >
      <FlowActions sends>
        <Button
          variant="primary"
          size="large"
          loading={busy}
          loadingLabel={t('questionnaire.sending', {
            percent: percentText(String(Math.round(progress * 100)), i18n.language),
          })}
          onClick={() => void submit()}
        >
          {label(t(hasFailed ? 'questionnaire.sendAgain' : 'questionnaire.send'))}
        </Button>
      </FlowActions>
    </CheckAnswers>
  );
}
