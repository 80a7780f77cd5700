import { useTranslation } from 'react-i18next';
import type { Refused, VerificationRequest, WayForward } from '../../../domain/eligibility-types';
import type { StepLevel } from '../../../domain/steps';
import { longDate } from '../../../lib/long-date';
import { countryName } from '../../../ui/fields/countries';
import { ResultBanner } from '../../../ui/result-banner';
import { StatusBanner } from '../../../ui/status-banner';
import { MobileAppHint } from '../phone/mobile-app-hint';
import { RemedyActions, type Ways } from '../remedy/remedy-actions';
import { WithTimeline } from '../review/review-timeline';
import { isChange, refusalTexts } from './refusal-texts';

/** The timeline says what follows a review. */
const NEXT: Partial<Record<WayForward, 'verifyFirst' | 'tomorrow' | 'support'>> = {
  'verify-first': 'verifyFirst',
  tomorrow: 'tomorrow',
  support: 'support',
};

interface RefusalProps {
  readonly answer: Refused;
  readonly request: VerificationRequest;
  /** If it is not served. */
  readonly residence?: string | undefined;
  /** Inside the overview. Default: false. */
  readonly isCompact?: boolean;
  /** Default: 1, the news of its page; 2 if compact. */
  readonly headingLevel?: 1 | 2;
}

/** The same on every screen. */
export function Refusal(props: RefusalProps) {
  const { answer, request, residence = '', isCompact = false, headingLevel = isCompact ? 2 : 1 } = props;
  const { reason, wayForward, retryAt } = answer;
  const { t, i18n } = useTranslation();
  const next = NEXT[wayForward];
  const isInApp = wayForward === 'mobile-app' || wayForward === 'in-this-app';
  const ways: Ways = { app: 'elsewhere', leave: isCompact ? undefined : true };
  const actions = <RemedyActions remedy={wayForward} ways={ways} hasPrimary={!isCompact} />;
  if (reason === 'mobile-app') {
    return (
      <>
        <MobileAppHint level={headingLevel} isMain={!isCompact} />
        <div className="flex flex-wrap gap-3 max-sm:flex-col">{actions}</div>
      </>
    );
  }
  const isInReview = reason === 'in-review';
  const { tone, title, body, namesSupport = false } = refusalTexts(reason, request.kind);
  const Banner = isCompact ? StatusBanner : ResultBanner;
  const names = {
    level: t(`personal.level.${levelOf(request)}`),
    country: countryName({ countryCode: residence, nameEn: residence, regionCode: 0 }, i18n.language),
  };
  return (
    <>
      <WithTimeline isInReview={isInReview} submission={isChange(request.kind) ? undefined : levelOf(request)}>
        <Banner level={headingLevel} tone={tone} title={t(title, names)} actions={actions}>
          <p>{t(body)}</p>
          {next && !(next === 'support' && namesSupport) && <p>{t(`refusal.next.${next}`)}</p>}
          {retryAt !== undefined && (
            <p>{t('refusal.next.later', { date: longDate(retryAt, i18n.language, { timeStyle: 'short' }) })}</p>
          )}
        </Banner>
      </WithTimeline>
      {isInApp && <MobileAppHint />}
    </>
  );
}

function levelOf(request: VerificationRequest): StepLevel {
  if (request.kind === 'document') return request.level;
  return request.kind === 'proof-of-address' ? 'LEVEL_2' : 'LEVEL_1';
}
