import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoints } from '../../api/endpoints';
import { isApiError } from '../../api/errors';
import { percentText } from '../../domain/money';
import { type Answers, answerTo } from '../../domain/questionnaire';
import type { QuestionPage } from '../../domain/questionnaire-pages';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import type { ActionContext } from '../shared/actions/action';
import { SubmitProblem } from '../shared/actions/submit-problem';
import { useSubmit } from '../shared/actions/use-submit';
import { CheckAnswers } from '../shared/flow/check-answers';
import { UnreadableFile } from '../shared/forms/encoded-file';
import type { QuestionnaireFormProps } from './questionnaire-form';
import type { QuestionnaireStart } from './questionnaire-start';
import { sendAnswers } from './send-answers';
import { useShownAnswer } from './shown-answer';

interface CheckStepProps extends QuestionnaireFormProps {
  readonly pages: readonly QuestionPage[];
  readonly onBack: () => void;
  /** Leads to the screen with this index. */
  readonly onChange: (index: number) => void;
}

/** Another token for the next attempt; undefined if there is none to be had, which that attempt will show. */
async function newToken({ call }: ActionContext, { request }: QuestionnaireStart): Promise<string | undefined> {
  try {
    return (await call(endpoints.questionnaireToken, { template_code: request.templateCode }, { fresh: true })).token;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

/** Whether a screen has the question that a file was chosen for. */
const asksFor = (file: File, answers: Answers) => (page: QuestionPage) =>
  page.questions.some(({ id }) => answerTo(answers, id).files.includes(file));

/** All answers once more, before they are sent. */
export function CheckStep(props: CheckStepProps) {
  const { title, start, token, countries, draft, pages, takesFocus, onBack, onChange, onReceived } = props;
  const { t, i18n } = useTranslation();
  const [progress, setProgress] = useState(0);
  const [renewed, setRenewed] = useState<string>();
  const shown = useShownAnswer(countries);
  const { submit, busy, isLocked, failure, label } = useSubmit(async (context) => {
    setProgress(0);
    try {
      const standing = await sendAnswers(context, {
        start,
        answers: draft.answers,
        token: renewed ?? token,
        onProgress: setProgress,
      });
      draft.drop();
      onReceived(standing);
    } catch (error) {
      if (error instanceof UnreadableFile) onChange(pages.findIndex(asksFor(error.file, draft.answers)));
      // The token may have expired. Only after a plain refusal: else the server may still accept the first submission.
      else if (!isApiError(error) || error.kind === 'business') setRenewed(await newToken(context, start));
      throw error;
    }
  }, 'questionnaire');
  const sections = [...new Set(pages.map(({ section }) => section))];

  return (
    <CheckAnswers
      flow={title}
      step={t('questionnaire.step', { number: sections.length + 1, total: sections.length + 1 })}
      progress={(pages.length + 1) / (pages.length + 2)}
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
                value: shown(question, answerTo(draft.answers, question.id)),
                onChange: () => onChange(index),
              })),
        ),
      }))}
    >
      <SubmitProblem failure={failure} outcome="questionnaire" title={t('questionnaire.failed')} hasFields>
        <p>{t('questionnaire.failedKept')}</p>
      </SubmitProblem>
      <FlowActions>
        <Button
          variant="primary"
          size="large"
          loading={busy}
          loadingLabel={t('questionnaire.sending', {
            percent: percentText(String(Math.round(progress * 100)), i18n.language),
          })}
          onClick={() => void submit()}
        >
          {label(t(failure ? 'questionnaire.sendAgain' : 'questionnaire.send'))}
        </Button>
      </FlowActions>
    </CheckAnswers>
  );
}
