import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { helpLink } from '../../domain/help-links';
import { initialConfig } from '../../lib/initial-config';
import { isByToken } from '../../modes/page-context';
import { EMBEDDED_ROUTE } from '../../screens/screens';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import { StepGuide } from '../../ui/step-guide';
import { TextLink } from '../../ui/text-link';
import { DeclaredPage } from '../shared/flow/declared-page';
import { useTimes } from '../shared/format/use-times';
import { PROCEDURE_STEP } from './guide-steps';

const STEPS = ['choose', 'photograph', 'wait'] as const;

export function ProcedurePage() {
  const { t } = useTranslation();
  const times = useTimes();
  const { helpCentre } = initialConfig().links;
  return (
    <DeclaredPage declared={PROCEDURE_STEP}>
      <StepGuide
        steps={STEPS.map((id) => ({
          id,
          title: t(`guide.step2.steps.${id}.title`),
          body: times.join(id === 'wait' ? times.review('LEVEL_1') : undefined, t(`guide.step2.steps.${id}.body`)),
          state: 'todo',
        }))}
      />
      <ul className="flex flex-col gap-2 text-sm pointer-coarse:gap-5">
        <li>
          <TextLink asChild>
            <Link to="/auth/step1">{t('guide.step2.back')}</Link>
          </TextLink>
        </li>
        <li>
          <TextLink href={helpLink(helpCentre, 'guide')}>{t('guide.full')}</TextLink>
        </li>
        <li>
          <TextLink href={helpLink(helpCentre, 'faq')}>{t('guide.step2.faq')}</TextLink>
        </li>
        <li>
          <TextLink href={helpLink(helpCentre, 'failureReasons')}>{t('guide.step2.failures')}</TextLink>
        </li>
      </ul>
      <FlowActions>
        <Button asChild variant="primary" size="large">
          <Link to={isByToken() ? EMBEDDED_ROUTE : '/auth/kyc'}>{t(PROCEDURE_STEP.action.label)}</Link>
        </Button>
      </FlowActions>
    </DeclaredPage>
  );
}
