import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { eligibility } from '../../domain/eligibility';
import type { PriorityFacts } from '../../domain/priority';
import type { StepLevel } from '../../domain/steps';
import { ChevronDownIcon } from '../../ui/icons';
import { TextLink } from '../../ui/text-link';
import { WithArrow } from '../../ui/with-arrow';

interface LevelChangesProps {
  readonly level: StepLevel;
  readonly isVerified: boolean;
  readonly facts: PriorityFacts;
  /** Such as "50 BTC → 0 BTC"; undefined: not shown. */
  readonly resetChange: string | undefined;
}

/** Starts closed, because few members need it. */
export function LevelChanges({ level, isVerified, facts, resetChange }: LevelChangesProps) {
  const { t } = useTranslation();
  const mayStart = (kind: 'update-document' | 'reset' | 'proof-of-address') => eligibility({ kind }, facts).allowed;
  const links = [
    level === 'LEVEL_1' && isVerified && mayStart('update-document') && (
      <TextLink key="update" asChild>
        <Link to="/auth/updatekyc">{t('personal.links.update')}</Link>
      </TextLink>
    ),
    level === 'LEVEL_2' && mayStart('proof-of-address') && (
      <TextLink key="proof" asChild>
        <Link to="/auth/updatePOA">{t('personal.links.updatePoa')}</Link>
      </TextLink>
    ),
    isVerified && mayStart('reset') && (
      <span key="reset" className="flex flex-wrap items-center gap-x-3">
        <TextLink asChild className="font-medium text-danger decoration-danger">
          <Link to={`/auth/resetkyc?level=${level}`}>{t('personal.links.reset')}</Link>
        </TextLink>
        {resetChange && (
          <span className="text-muted">
            <WithArrow text={resetChange} />
          </span>
        )}
      </span>
    ),
  ].filter(Boolean);
  if (links.length === 0) return null;
  return (
    <details className="group/more w-full text-sm">
      <summary className="-ms-2 inline-flex min-h-8 items-center gap-1 rounded-base px-2 text-muted hover:bg-sunken pointer-coarse:min-h-11">
        {t('personal.links.more')}
        <ChevronDownIcon className="size-4 group-open/more:rotate-180" />
      </summary>
      <div className="flex flex-col items-start gap-3 pt-2 pointer-coarse:gap-5 pointer-coarse:pt-3">{links}</div>
    </details>
  );
}
