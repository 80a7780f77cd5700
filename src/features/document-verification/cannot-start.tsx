import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StepStatus } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import { Button } from '../../ui/button';
import { StatusBanner, type Tone } from '../../ui/status-banner';
import { longDate } from '../long-date';
import { SupportLink } from './support-link';

/** Why a level cannot be started, by where it stands; a level that could start is held back by the server for a while. */
const VIEWS = {
  ALLOW: { tone: 'warning', text: 'wait', support: true },
  FAILED_AND_CAN_RETRY: { tone: 'warning', text: 'wait', support: true },
  NOT_ALLOW: { tone: 'warning', text: 'locked', support: false },
  PENDING: { tone: 'process', text: 'pending', support: false },
  SUCCESS: { tone: 'success', text: 'done', support: false },
  FAILED_AND_CAN_NOT_RETRY: { tone: 'danger', text: 'refused', support: true },
  CERTIFICATION_DISABLED: { tone: 'warning', text: 'disabled', support: true },
} as const satisfies Record<StepStatus, { tone: Tone; text: string; support: boolean }>;

interface CannotStartProps {
  readonly status: StepStatus;
  readonly level: StepLevel;
  readonly answer: { readonly retryAt?: number | undefined };
}

/** What stands in the way, until when, and the way back. */
export function CannotStart({ status, level, answer: { retryAt } }: CannotStartProps) {
  const { t, i18n } = useTranslation();
  // Before the first level there is none to wait for: what is closed is the account.
  const { tone, text, support } =
    VIEWS[level === 'LEVEL_1' && status === 'NOT_ALLOW' ? 'CERTIFICATION_DISABLED' : status];
  const levelName = t(`personal.level.${level}`);
  return (
    <StatusBanner
      tone={tone}
      title={t(`kyc.cannot.${text}.title`, { level: levelName })}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
          </Button>
          {support && <SupportLink />}
        </>
      }
    >
      <p>{t(`kyc.cannot.${text}.body`, { level: levelName })}</p>
      {retryAt !== undefined && (
        <p>{t('kyc.cannot.retryAt', { date: longDate(retryAt, i18n.language, { timeStyle: 'short' }) })}</p>
      )}
    </StatusBanner>
  );
}
