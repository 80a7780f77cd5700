import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { StatusBanner, type Tone } from '../../ui/status-banner';
import { TextLink } from '../../ui/text-link';
import { SESSION_EXPIRED } from '../../vendors/redirect';
import type { VendorEvent } from '../../vendors/vendor';
import { SupportLink } from '../shared/exits/support-link';

/** A run that ended without a submission. */
export type Problem = Extract<VendorEvent, { type: 'cancelled' | 'camera-refused' | 'failed' }>;

const VIEWS = {
  cancelled: { tone: 'neutral', text: 'cancelled' },
  'camera-refused': { tone: 'warning', text: 'camera' },
  failed: { tone: 'danger', text: 'failed' },
  [SESSION_EXPIRED]: { tone: 'neutral', text: 'expired' },
  'load-timeout': { tone: 'danger', text: 'blocked' },
  'load-failed': { tone: 'danger', text: 'blocked' },
} as const satisfies Record<string, { tone: Tone; text: string }>;

interface RunProblemProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
  /** Back to country and document. */
  readonly onChange: () => void;
  /** The way on another device; nothing on a phone. */
  readonly phone: ReactNode;
}

/** What went wrong in the vendor's flow, and every way on from there. */
export function RunProblem({ problem, onRetry, onChange, phone }: RunProblemProps) {
  const { t } = useTranslation();
  const { tone, text } = viewOf(problem);
  return (
    <StatusBanner
      tone={tone}
      title={t(`kyc.problem.${text}.title`)}
      announce
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t(`kyc.problem.${text}.retry`)}
          </Button>
          {phone}
          {tone === 'danger' && <SupportLink />}
          <TextLink asChild beside>
            <button type="button" onClick={onChange}>
              {t('kyc.changeDocument')}
            </button>
          </TextLink>
        </>
      }
    >
      <p>{t(`kyc.problem.${text}.body`)}</p>
      {problem.type === 'failed' && tone === 'danger' && (
        <p className="text-muted">{t('kyc.problem.code', { code: problem.code })}</p>
      )}
    </StatusBanner>
  );
}

function viewOf(problem: Problem) {
  if (problem.type === 'failed' && problem.code in VIEWS) return VIEWS[problem.code as keyof typeof VIEWS];
  return VIEWS[problem.type];
}
