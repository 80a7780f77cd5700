import { useTranslation } from 'react-i18next';
import { MAX_PAPER_AGE_MONTHS } from '../../../domain/dates';
import { TASK_MINUTES } from '../../../domain/durations';
import type { StepLevel } from '../../../domain/steps';
import { HelpCard, HelpLines } from './help-card';

export function NeedsHelp({ level }: { readonly level: StepLevel }) {
  const { t } = useTranslation();
  const lines =
    level === 'LEVEL_1'
      ? (['document', 'camera', 'light', 'time'] as const).map((id) =>
          t(`guide.step1.items.${id}.title`, { count: TASK_MINUTES.LEVEL_1 }),
        )
      : (['name', 'whole', 'age'] as const).map((id) => t(`poa.needed.${id}`, { count: MAX_PAPER_AGE_MONTHS }));
  return (
    <HelpCard title={t('reverification.requirementsTitle')}>
      <HelpLines lines={lines} />
    </HelpCard>
  );
}

interface RunHelpProps {
  /** Country and document were chosen before. */
  readonly hasChoice: boolean;
}

export function RunHelp({ hasChoice }: RunHelpProps) {
  const { t } = useTranslation();
  const stuck = hasChoice ? [t('help.run.stuck', { stop: t('vendorRun.leave') })] : [];
  return (
    <HelpCard title={t('help.run.title')}>
      <HelpLines lines={[t('help.run.camera'), ...stuck]} />
    </HelpCard>
  );
}

export function FormHelp({ hasCheck = true }: { /** Default: true. */ readonly hasCheck?: boolean }) {
  const { t } = useTranslation();
  const lines = [t('help.form.kept'), ...(hasCheck ? [t('help.form.check')] : [])];
  return (
    <HelpCard title={t('help.form.title')}>
      <HelpLines lines={lines} />
    </HelpCard>
  );
}
