import { useTranslation } from 'react-i18next';
import type { QuestionnaireRefusal } from '../../domain/questionnaire-access';
import { hasFirstTexts } from '../../lib/lazy-texts';
import { loadFile } from '../../lib/load-file';
import { Page } from '../../ui/page';
import { ResultBanner } from '../../ui/result-banner';
import { CardsSkeleton } from '../../ui/skeleton';
import { LazyPart } from '../shared/loading/lazy-part';
import { RemedyActions } from '../shared/remedy/remedy-actions';

/** Few members are refused, and the code includes the timeline and all reasons. */
const loadRefusal = hasFirstTexts(async () => (await loadFile(() => import('../shared/member/refusal'))).Refusal);

const LEVEL_1 = { kind: 'document', level: 'LEVEL_1' } as const;

interface QuestionnaireRefusedProps {
  readonly title: string;
  readonly refusal: QuestionnaireRefusal;
}

export function QuestionnaireRefused({ title, refusal }: QuestionnaireRefusedProps) {
  const { t } = useTranslation();
  if (typeof refusal === 'object') {
    return (
      <LazyPart
        load={loadRefusal}
        loading={
          <Page title={title}>
            <CardsSkeleton />
          </Page>
        }
        frame={(error) => <Page title={title}>{error}</Page>}
      >
        {(Refusal) => (
          <Page hasNews title={title}>
            <Refusal answer={refusal} request={LEVEL_1} />
          </Page>
        )}
      </LazyPart>
    );
  }
  const at = refusal === 'not-asked' ? 'questionnaire.notAsked' : 'questionnaire.notOffered';
  return (
    <Page hasNews title={title}>
      <ResultBanner
        level={1}
        subject="answers"
        tone={refusal === 'not-asked' ? 'success' : 'neutral'}
        title={t(`${at}.title`)}
        actions={<RemedyActions remedy="none" ways={{ leave: true }} />}
      >
        <p>{t(`${at}.body`)}</p>
      </ResultBanner>
    </Page>
  );
}

/** Answers could be lost, so only support is offered. */
export function BrokenTemplate({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  return (
    <Page hasNews title={title}>
      <ResultBanner
        level={1}
        subject="answers"
        tone="warning"
        title={t('questionnaire.broken.title')}
        actions={<RemedyActions remedy="support" ways={{ leave: true }} />}
      >
        <p>{t('questionnaire.broken.body')}</p>
      </ResultBanner>
    </Page>
  );
}
