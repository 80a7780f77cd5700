import { useTranslation } from 'react-i18next';
import type { InvestorTest } from '../../domain/sites';
import { joinSentences } from '../../i18n/join-sentences';
import { Illustration } from '../../ui/illustrations/illustration';
import { RequirementList } from '../../ui/requirement-list';
import { RequestFacts } from '../shared/consent/request-facts';
import { StepActions } from '../shared/flow/step-actions';
import { useTimes } from '../shared/format/use-times';
import { RiskWarnings } from '../shared/region/region-notice';
import { TEST_INTROS } from './test-steps';
import { IF_NOT } from './test-words';

interface TestIntroProps {
  readonly test: InvestorTest;
  readonly questionCount: number;
  /** Undefined if unknown. */
  readonly passMark: number | undefined;
  /** Undefined if unknown. */
  readonly maxScore: number | undefined;
  readonly onStart: () => void;
}

export function TestIntro({ test, questionCount, passMark, maxScore, onStart }: TestIntroProps) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const { title, body } = IF_NOT[test];
  return (
    <>
      <section aria-labelledby="what" className="flex flex-col gap-3">
        <h2 id="what" className="text-lg font-semibold">
          {t('investorTest.what')}
        </h2>
        <div className="flex justify-between gap-4">
          <RequirementList
            items={[
              { id: 'questions', title: t('investorTest.questions', { count: questionCount }) },
              // Most members need a minute per question.
              { id: 'time', title: times.takes({ minutes: questionCount }) },
              // A risk profile has no pass mark.
              ...(test === 'knowledge'
                ? [
                    {
                      id: 'mark',
                      title:
                        passMark === undefined
                          ? t('investorTest.passMarkLater')
                          : maxScore === undefined
                            ? t('investorTest.passMark', { passMark })
                            : t('investorTest.passMarkOf', { passMark, maxScore }),
                    },
                  ]
                : []),
              { id: 'marked', title: t('investorTest.marked') },
            ]}
          />
          <Illustration name="form" className="at-edge -mt-6 w-36 max-sm:hidden" />
        </div>
      </section>
      <section aria-labelledby="if-not" className="flex flex-col gap-2">
        <h2 id="if-not" className="text-lg font-semibold">
          {t(title)}
        </h2>
        <p>
          {joinSentences(
            body.map((line) => t(line)),
            i18n.language,
          )}
        </p>
      </section>
      <RiskWarnings />
      <RequestFacts data="answers" />
      <StepActions action={TEST_INTROS[test].action} onClick={onStart} />
    </>
  );
}
