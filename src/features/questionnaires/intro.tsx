import { useTranslation } from 'react-i18next';
import { questionsOf } from '../../domain/questionnaire';
import { longDate } from '../../lib/long-date';
import { Illustration } from '../../ui/illustrations/illustration';
import { RequirementList } from '../../ui/requirement-list';
import { RequestFacts } from '../shared/consent/request-facts';
import { StepActions } from '../shared/flow/step-actions';
import { useTimes } from '../shared/format/use-times';
import type { Template } from './questionnaire-start';
import { QUESTIONNAIRE_INTRO } from './questionnaire-steps';

const QUESTIONS_A_MINUTE = 4;

interface IntroProps {
  readonly template: Template;
  readonly isCustodian: boolean;
  readonly onBegin: () => void;
}

export function Intro({ template, isCustodian, onBegin }: IntroProps) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const { sections, deadline } = template;
  const questions = questionsOf(sections);
  const topics = sections.map(({ title }) => title).filter((title) => title !== '');
  const needsFile = questions.some(({ type }) => type === 'file');
  const review = times.review('questionnaire');
  const items = [
    {
      id: 'time',
      title: times.takes({ minutes: questions.length / QUESTIONS_A_MINUTE }),
      detail: t('guide.step1.items.time.detail'),
    },
    ...(topics.length > 1
      ? // No line begins with the dot.
        [{ id: 'topics', title: t('questionnaire.intro.topics'), detail: topics.join('\u00A0· ') }]
      : []),
    ...(needsFile ? [{ id: 'files', title: t('questionnaire.intro.files') }] : []),
    ...(review === undefined ? [] : [{ id: 'review', title: review }]),
    ...(deadline === undefined
      ? []
      : [
          {
            id: 'deadline',
            title: t('questionnaire.deadline', { date: longDate(deadline, i18n.language) }),
          },
        ]),
  ];
  return (
    <>
      <div className="flex flex-col gap-4 sm:flex-row sm:justify-between">
        <Illustration name="form" className="at-edge w-28 sm:order-1 sm:w-36" />
        <RequirementList items={items} />
      </div>
      <RequestFacts data="answers" purpose={template.description || undefined} hasCustodian={isCustodian} />
      <StepActions action={QUESTIONNAIRE_INTRO.action} onClick={onBegin} />
    </>
  );
}
