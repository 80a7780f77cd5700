import { useEffect, useMemo } from 'react';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import { localDay } from '../../domain/dates';
import { type Answers, questionsOf } from '../../domain/questionnaire';
import { askedQuestions } from '../../domain/questionnaire-conditions';
import { pagesOf } from '../../domain/questionnaire-pages';
import { allProblems } from '../../domain/questionnaire-validation';
import { now } from '../../lib/now';
import type { CountryEntry } from '../../ui/fields/countries';
import { CHECK, type StepAddress, useShownStep } from '../shared/flow/step-address';
import { isUnreadable } from '../shared/forms/encoded-file';
import type { Draft } from '../shared/forms/use-draft';
import { CheckStep } from './check-step';
import { nameOfPage, pageOfFile, shownPage } from './page-address';
import type { QuestionnaireStart, Submission } from './questionnaire-start';
import { QuestionsStep } from './questions-step';
import type { Patterns } from './use-patterns';
import { useSendAnswers } from './use-send-answers';

export interface QuestionnaireFormProps {
  readonly title: string;
  readonly start: QuestionnaireStart;
  /** A number from 1, or `check`. */
  readonly step: string;
  readonly address: StepAddress;
  readonly token: string;
  readonly countries: readonly CountryEntry[];
  readonly config: ResponseOf<typeof endpoints.kycConfig>;
  readonly draft: Draft<Answers>;
  readonly patterns: Patterns;
  readonly takesFocus: boolean;
  readonly onReceived: (submission: Submission) => void;
  /** Locked while the answers are being sent or in doubt. */
  readonly onLocked: (isLocked: boolean) => void;
}

export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { title, start, step, address, countries, draft, patterns, onLocked } = props;
  const { from, go, goBack } = address;
  const { sections } = start.template;
  const { value: answers } = draft;
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
  const { isLocked } = sending;
  // Sent answers are complete, even while locked.
  const open = isLocked ? undefined : problems;
  const index = shownPage(pages, open, step);
  useShownStep(address, nameOfPage(pages, index));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onLocked` is another function at each render.
  useEffect(() => onLocked(isLocked), [isLocked]);
  const back = () => (index === 0 ? goBack('', true) : goBack(nameOfPage(pages, index - 1), false));
  // To the check, or to what the change makes required.
  const next = () => go(nameOfPage(pages, isLocked || from === CHECK ? shownPage(pages, open, CHECK) : index + 1));
  const page = pages[index];
  if (!page) {
    return (
      <CheckStep
        {...props}
        sending={sending}
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
      isLocked={isLocked}
      onBack={back}
      onNext={next}
    />
  );
}
