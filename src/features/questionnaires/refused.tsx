import { useTranslation } from 'react-i18next';
import type { QuestionnaireRefusal } from '../../domain/questionnaire-access';
import { loadFile } from '../../lib/load-file';
import { ofFirstView } from '../../lib/part-needs';
import { Page } from '../../ui/page';
import { ResultBanner } from '../../ui/result-banner';
import { CardsSkeleton } from '../../ui/skeleton';
import { OverviewLink } from '../shared/exits/overview-link';
import { SupportLink } from '../shared/exits/support-link';
import { LazyPart } from '../shared/loading/lazy-part';

/** Few members are refused, and its code has the timeline and all reasons with it. */
const loadRefusal = ofFirstView(async () => (await loadFile(() => import('../shared/member/refusal'))).Refusal);

const LEVEL_1 = { kind: 'document', level: 'LEVEL_1' } as const;

interface QuestionnaireRefusedProps {
  readonly title: string;
  readonly refusal: QuestionnaireRefusal;
}

/** Why the member cannot answer this questionnaire, and what to do instead. */
export function QuestionnaireRefused({ title, refusal }: QuestionnaireRefusedProps) {
  const { t } = useTranslation();
  if (typeof refusal === 'object') {
    return (
      <Page title={title}>
        <LazyPart load={loadRefusal} loading={<CardsSkeleton />}>
          {(Refusal) => <Refusal answer={refusal} request={LEVEL_1} />}
        </LazyPart>
      </Page>
    );
  }
  const at = refusal === 'not-asked' ? 'questionnaire.notAsked' : 'questionnaire.notOffered';
  return (
    <Page title={title}>
      <ResultBanner
        subject="answers"
        tone={refusal === 'not-asked' ? 'success' : 'neutral'}
        title={t(`${at}.title`)}
        actions={<OverviewLink isPrimary />}
      >
        <p>{t(`${at}.body`)}</p>
      </ResultBanner>
    </Page>
  );
}

/** A template with which answers could be lost: no form, but the way to support. */
export function BrokenTemplate({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  return (
    <Page title={title}>
      <ResultBanner
        subject="answers"
        tone="warning"
        title={t('questionnaire.broken.title')}
        actions={
          <>
            <SupportLink isPrimary />
            <OverviewLink />
          </>
        }
      >
        <p>{t('questionnaire.broken.body')}</p>
      </ResultBanner>
    </Page>
  );
}
