import { useTranslation } from 'react-i18next';
import { questionsOf } from '../../domain/questionnaire';
import { longDate } from '../../lib/long-date';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import { Illustration } from '../../ui/illustrations/illustration';
import { RequirementList } from '../../ui/requirement-list';
import { useTimes } from '../shared/format/use-times';
import type { QuestionnaireRow } from './catalogue';
import type { Template } from './questionnaire-start';

/** Questions that most members answer in a minute. */
const QUESTIONS_A_MINUTE = 4;

interface IntroProps {
  readonly row: QuestionnaireRow;
  readonly template: Template;
  readonly onBegin: () => void;
}

/** Before the first question: why we ask, what is asked, how long it and the review take, and what to have ready. */
export function Intro({ row, template, onBegin }: IntroProps) {
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
      ? [{ id: 'topics', title: t('questionnaire.intro.topics'), detail: topics.join(' · ') }]
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
      <p className="-mt-4 text-muted">{template.description || t(row.purposeKey)}</p>
      <div className="flex flex-col gap-4 sm:flex-row sm:justify-between">
        <Illustration name="form" className="w-28 max-sm:-ms-4 sm:order-1 sm:w-36" />
        <RequirementList items={items} />
      </div>
      <FlowActions>
        <Button variant="primary" size="large" onClick={onBegin}>
          {t('questionnaire.begin')}
        </Button>
      </FlowActions>
    </>
  );
}
