import { useTranslation } from 'react-i18next';
import { MAX_PAPER_AGE_MONTHS } from '../../../domain/dates';
import { TASK_MINUTES } from '../../../domain/durations';
import type { StepLevel } from '../../../domain/steps';
import { HelpCard, HelpLines } from './help-card';

/** What the member needs for a level, in a few words: beside the first step. */
export function NeedsHelp({ level }: { readonly level: StepLevel }) {
  const { t } = useTranslation();
  const lines =
    level === 'LEVEL_1'
      ? (['document', 'camera', 'light', 'time'] as const).map((id) =>
          t(`guide.step1.items.${id}.title`, { count: TASK_MINUTES.LEVEL_1 }),
        )
      : (['name', 'whole', 'age'] as const).map((id) => t(`poa.needed.${id}`, { count: MAX_PAPER_AGE_MONTHS }));
  return (
    <HelpCard title={t('guide.step2.back')}>
      <HelpLines lines={lines} />
    </HelpCard>
  );
}

interface RunHelpProps {
  /** Whether the member has chosen country and document before. */
  readonly hasChoice: boolean;
}

/** What to do if the partner's page does not work: while it runs. */
export function RunHelp({ hasChoice }: RunHelpProps) {
  const { t } = useTranslation();
  const stuck = hasChoice ? [t('help.run.stuck', { stop: t('vendorRun.leave') })] : [];
  return (
    <HelpCard title={t('help.run.title')}>
      <HelpLines lines={[t('help.run.camera'), ...stuck]} />
    </HelpCard>
  );
}

/** What happens to the answers of a form: while it is filled in. */
export function FormHelp({ hasCheck = true }: { /** Default: true. */ readonly hasCheck?: boolean }) {
  const { t } = useTranslation();
  const lines = [t('help.form.kept'), ...(hasCheck ? [t('help.form.check')] : [])];
  return (
    <HelpCard title={t('help.form.title')}>
      <HelpLines lines={lines} />
    </HelpCard>
  );
}
