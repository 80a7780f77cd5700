import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TASK_MINUTES } from '../../domain/durations';
import { helpLink } from '../../domain/help-links';
import { initialConfig } from '../../lib/initial-config';
import { isByToken } from '../../modes/page-context';
import { EMBEDDED_ROUTE } from '../../screens/screens';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import { PhotoPairs } from '../../ui/photo-pairs';
import { RequirementList } from '../../ui/requirement-list';
import { TextLink } from '../../ui/text-link';
import { DeclaredPage } from '../shared/flow/declared-page';
import { PREPARATION_STEP } from './guide-steps';

const ITEMS = ['document', 'camera', 'light', 'time'] as const;

export function PreparationPage() {
  const { t } = useTranslation();
  return (
    <DeclaredPage declared={PREPARATION_STEP}>
      <RequirementList
        items={ITEMS.map((id) => ({
          id,
          title: t(`guide.step1.items.${id}.title`, { count: TASK_MINUTES.LEVEL_1 }),
          detail: t(`guide.step1.items.${id}.detail`),
        }))}
      />
      <section aria-labelledby="photos" className="flex flex-col gap-4">
        <h2 id="photos" className="text-lg font-semibold">
          {t('guide.photos.title')}
        </h2>
        <PhotoPairs caption={(topic, kind) => t(`guide.photos.${topic}.${kind}`)} />
      </section>
      <p className="text-sm">
        <TextLink href={helpLink(initialConfig().links.helpCentre, 'guide')}>{t('guide.full')}</TextLink>
      </p>
      <FlowActions>
        <Button asChild variant="primary" size="large">
          <Link to={isByToken() ? EMBEDDED_ROUTE : '/auth/kyc'}>{t(PREPARATION_STEP.action.label)}</Link>
        </Button>
        <Button asChild size="large">
          <Link to="/auth/step2">{t('guide.step1.next')}</Link>
        </Button>
      </FlowActions>
    </DeclaredPage>
  );
}
