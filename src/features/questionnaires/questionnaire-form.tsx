import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import { localDay } from '../../domain/dates';
import { type Answers, questionsOf } from '../../domain/questionnaire';
import { askedQuestions } from '../../domain/questionnaire-conditions';
import { pagesOf } from '../../domain/questionnaire-pages';
import { allProblems } from '../../domain/questionnaire-validation';
import { now } from '../../lib/now';
import type { CountryEntry } from '../../ui/fields/countries';
import { SubmitProblem } from '../shared/actions/submit-problem';
import { useRefusedAtCheck } from '../shared/flow/refused-at-check';
import { CHECK, type StepAddress, useShownStep } from '../shared/flow/step-address';
import { isUnreadable } from '../shared/forms/encoded-file';
import type { Kept } from '../shared/forms/use-kept';
import { CheckStep } from './check-step';
import { nameOfPage, pageOfFile, shownPage } from './page-address';
import type { QuestionnaireStart, Standing } from './questionnaire-start';
import { QuestionsStep } from './questions-step';
import type { Patterns } from './use-patterns';
import { useSendAnswers } from './use-send-answers';

export interface QuestionnaireFormProps {
  readonly title: string;
  readonly start: QuestionnaireStart;
  /** The step in the address: a number from 1, or `check`. */
  readonly step: string;
  readonly address: StepAddress;
  readonly token: string;
  readonly countries: readonly CountryEntry[];
  readonly config: ResponseOf<typeof endpoints.kycConfig>;
  readonly draft: Kept<Answers>;
  readonly patterns: Patterns;
  /** Whether the title of a screen gets the focus: not on the first screen after the page was loaded. */
  readonly takesFocus: boolean;
  readonly onReceived: (standing: Standing) => void;
  /** Called with whether the answers must stay as they are, because they are being sent or in doubt. */
  readonly onLocked: (isLocked: boolean) => void;
}

/** The form: one screen of questions after the other, then all answers once more. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { t } = useTranslation();
  const { title, start, step, address, countries, draft, patterns, onLocked } = props;
  const { from, go, goBack } = address;
  const { sections } = start.template;
  const { answers } = draft;
  const questions = useMemo(() => questionsOf(sections), [sections]);
  const context = useMemo(
    () => ({
      today: localDay(new Date(now())),
      countries: new Set(countries.map(({ countryCode }) => countryCode)),
      matchesPattern: patterns.matches,
      isUnreadable,
    }),
    [countries, patterns.matches],
  );
  const asked = askedQuestions(questions, answers);
  const pages = pagesOf(sections, asked);
  const problems = allProblems(questions, answers, context);
  const sending = useSendAnswers(props, (file) => go(nameOfPage(pages, pageOfFile(pages, answers, file))));
  const { isLocked, failure } = sending;
  // What was sent is complete, also while its fields are locked.
  const open = isLocked ? undefined : problems;
  const index = shownPage(pages, open, step);
  useShownStep(address, nameOfPage(pages, index));
  useRefusedAtCheck(failure, index < pages.length, address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onLocked` is another function at each render.
  useEffect(() => onLocked(isLocked), [isLocked]);
  const back = () => (index === 0 ? goBack('', true) : goBack(nameOfPage(pages, index - 1), false));
  // A member who came to change one answer gets back to the check, or to what the change makes them answer.
  const next = () => go(nameOfPage(pages, isLocked || from === CHECK ? shownPage(pages, open, CHECK) : index + 1));
  const page = pages[index];
  const problem = (
    <SubmitProblem failure={failure} outcome="questionnaire" title={t('questionnaire.failed')} hasFields>
      <p>{t('questionnaire.failedKept')}</p>
    </SubmitProblem>
  );
  if (!page) {
    return (
      <CheckStep
        {...props}
        sending={sending}
        problem={problem}
        pages={pages}
        onBack={back}
        onChange={(at) => go(nameOfPage(pages, at))}
      />
    );
  }
  return (
    <QuestionsStep
      key={page.questions[0]?.id}
      {...props}
      title={title}
      page={page}
      pages={pages}
      index={index}
      required={asked.required}
      problems={problems}
      locked={isLocked ? problem : undefined}
      onBack={back}
      onNext={next}
    />
  );
}
