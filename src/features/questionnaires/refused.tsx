import { useTranslation } from 'react-i18next';
import type { QuestionnaireRefusal } from '../../domain/questionnaire-access';
import { Page } from '../../ui/page';
import { ResultBanner } from '../../ui/result-banner';
import { OverviewLink } from '../shared/exits/overview-link';
import { SupportLink } from '../shared/exits/support-link';
import { LazyRefusal } from '../shared/member/lazy-refusal';

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
        <LazyRefusal answer={refusal} request={LEVEL_1} />
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
