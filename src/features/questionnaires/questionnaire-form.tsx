import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import { localDay } from '../../domain/dates';
import { type Answer, answerTo, questionsOf } from '../../domain/questionnaire';
import { askedQuestions } from '../../domain/questionnaire-conditions';
import { pagesOf, type QuestionPage } from '../../domain/questionnaire-pages';
import { allProblems } from '../../domain/questionnaire-validation';
import { now } from '../../lib/now';
import { Button } from '../../ui/button';
import type { CountryEntry } from '../../ui/fields/countries';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { FlowActions, FlowPage } from '../../ui/flow-page';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { CheckStep } from './check-step';
import type { Draft } from './drafts';
import { QuestionField } from './fields';
import { idOf, useProblemTexts } from './problem-texts';
import type { QuestionnaireStart, Standing } from './questionnaire-start';

export interface QuestionnaireFormProps {
  readonly title: string;
  readonly start: QuestionnaireStart;
  /** The step in the address: a number from 1, or `check`. */
  readonly step: string;
  readonly go: (step: string | undefined, replace?: boolean) => void;
  readonly token: string;
  readonly countries: readonly CountryEntry[];
  readonly config: ResponseOf<typeof endpoints.kycConfig>;
  readonly draft: Draft;
  /** Whether the title of a screen gets the focus: not on the first screen after the page was loaded. */
  readonly takesFocus: boolean;
  readonly onReceived: (standing: Standing) => void;
}

/** Name of the last step in the address. */
const CHECK = 'check';

/** The form: one screen of questions after the other, then all answers once more. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { title, start, step, go, countries, draft } = props;
  const { sections } = start.template;
  const { answers } = draft;
  const questions = useMemo(() => questionsOf(sections), [sections]);
  const context = useMemo(
    () => ({ today: localDay(new Date(now())), countries: new Set(countries.map(({ countryCode }) => countryCode)) }),
    [countries],
  );
  const asked = askedQuestions(questions, answers);
  const pages = pagesOf(sections, asked);
  const problems = allProblems(questions, answers, context);
  const firstOpen = pages.findIndex((page) => page.questions.some(({ id }) => problems.has(id)));
  // Nobody gets past an answer that is missing, also not by the address.
  const last = firstOpen === -1 ? pages.length : firstOpen;
  const wanted = step === CHECK ? pages.length : Math.max(0, (Number.parseInt(step, 10) || 1) - 1);
  const index = Math.min(wanted, last);
  const nameOf = (at: number) => (at >= pages.length ? CHECK : String(at + 1));
  const back = () => go(index === 0 ? undefined : nameOf(index - 1));
  const page = pages[index];
  if (!page) {
    return <CheckStep {...props} pages={pages} onBack={back} onChange={(at) => go(nameOf(at))} />;
  }
  return (
    <PageOfQuestions
      key={page.questions[0]?.id}
      {...props}
      title={title}
      page={page}
      pages={pages}
      index={index}
      required={asked.required}
      problems={problems}
      onBack={back}
      onNext={() => go(nameOf(index + 1))}
    />
  );
}

interface PageOfQuestionsProps extends QuestionnaireFormProps {
  readonly page: QuestionPage;
  readonly pages: readonly QuestionPage[];
  readonly index: number;
  readonly required: ReadonlySet<string>;
  readonly problems: ReturnType<typeof allProblems>;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

function PageOfQuestions(props: PageOfQuestionsProps) {
  const { title, page, pages, index, takesFocus, required, problems, countries, config, draft, onBack, onNext } = props;
  const { t } = useTranslation();
  const fields = useFieldTexts();
  const problemText = useProblemTexts();
  const [attempt, setAttempt] = useState(0);
  const { section, sectionIndex, questions } = page;
  // Each section is a step, and the check of the answers is the last one.
  const total = (pages.at(-1)?.sectionIndex ?? 0) + 2;
  // Errors are shown from the first attempt to continue, and follow what is typed from then on.
  const shown = attempt > 0 ? problems : new Map<string, never>();
  const isFirstOfSection = pages[index - 1]?.section.id !== section.id;
  const set = (id: string, answer: Answer) => draft.change({ ...draft.answers, [id]: answer });
  const submit = () => {
    if (questions.some(({ id }) => problems.has(id))) setAttempt((n) => n + 1);
    else onNext();
  };
  return (
    <FlowPage
      flow={title}
      title={section.title || title}
      lead={isFirstOfSection && section.description !== '' ? <p>{section.description}</p> : undefined}
      step={t('questionnaire.step', { number: sectionIndex + 1, total })}
      progress={(index + 1) / (pages.length + 2)}
      onBack={onBack}
      takesFocus={takesFocus}
    >
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary
          {...fields.errorSummary}
          attempt={attempt}
          errors={questions.flatMap((question) =>
            (shown.get(question.id) ?? []).map((problem) => ({
              fieldId: idOf(question, problem.part),
              message: problemText(question, problem),
            })),
          )}
        />
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            answer={answerTo(draft.answers, question.id)}
            onChange={(answer) => set(question.id, answer)}
            isRequired={required.has(question.id)}
            problems={shown.get(question.id) ?? []}
            countries={countries}
            config={config}
          />
        ))}
        <FlowActions>
          <Button type="submit" variant="primary" size="large">
            {t('questionnaire.continue')}
          </Button>
        </FlowActions>
      </form>
    </FlowPage>
  );
}
