import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Refused, VerificationRequest, WayForward } from '../../../domain/eligibility-types';
import { worksByTokenAt } from '../../../domain/routes';
import type { StepLevel } from '../../../domain/steps';
import { longDate } from '../../../lib/long-date';
import { isByToken } from '../../../modes/page-context';
import { Button } from '../../../ui/button';
import { countryName } from '../../../ui/fields/countries';
import { ResultBanner } from '../../../ui/result-banner';
import { StatusBanner } from '../../../ui/status-banner';
import { OverviewLink } from '../exits/overview-link';
import { SupportLink } from '../exits/support-link';
import { MobileAppHint } from '../phone/mobile-app-hint';
import { WithTimeline } from '../review/review-timeline';
import { isChange, refusalTexts } from './refusal-texts';

/** Screens where the member can resolve the refusal. */
const LINKS = {
  verify: { href: '/auth/kyc', label: 'personal.action.ALLOW' },
  residence: { href: '/auth/residenceInfo', label: 'personal.about.changeResidence' },
} as const;

interface WayRow {
  /** Name of the text that says what to do next. */
  readonly next?: 'verifyFirst' | 'tomorrow' | 'support';
  readonly to?: keyof typeof LINKS;
  /** Whether support can help, or is the only one who can. */
  readonly support?: 'too' | 'only';
}

/** What to do next, by way forward. */
const WAYS: Record<WayForward, WayRow> = {
  'mobile-app': {},
  'in-this-app': {},
  'verify-first': { next: 'verifyFirst', to: 'verify' },
  'other-country': {},
  residence: { to: 'residence' },
  // The timeline says what happens next.
  wait: {},
  tomorrow: { next: 'tomorrow' },
  later: { support: 'too' },
  support: { next: 'support', support: 'only' },
  overview: {},
};

interface RefusalProps {
  readonly answer: Refused;
  readonly request: VerificationRequest;
  /** The member's country of residence, for a country that is not served. */
  readonly residence?: string | undefined;
  /** In the middle of a page: without the picture and the large title. */
  readonly isCompact?: boolean;
  /** The only action if nobody is signed in; `false`: none. Default: links within the account area. */
  readonly wayOut?: ReactNode;
}

/** Why the member may not start what was requested, and what to do next; the same on every screen. */
export function Refusal(props: RefusalProps) {
  const { answer, request, residence = '', isCompact = false, wayOut } = props;
  const { reason, wayForward, retryAt } = answer;
  const { t, i18n } = useTranslation();
  const { next, to, support } = WAYS[wayForward];
  // A screen that does not work by token is no way forward there.
  const link = to && (isByToken() && !worksByTokenAt(LINKS[to].href) ? undefined : LINKS[to]);
  const isInApp = wayForward === 'mobile-app' || wayForward === 'in-this-app';
  const actions = (
    <>
      {wayOut ?? (
        <>
          {link && (
            <Button asChild variant="primary">
              <Link to={link.href}>{t(link.label)}</Link>
            </Button>
          )}
          {support === 'only' && <SupportLink isPrimary />}
          <OverviewLink isPrimary={!(link || isInApp || support === 'only')} />
        </>
      )}
      {support && (wayOut !== undefined || support === 'too') && <SupportLink />}
    </>
  );
  if (reason === 'mobile-app') {
    return (
      <>
        <MobileAppHint />
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
        <Banner tone={tone} title={t(title, names)} actions={actions}>
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

/** The level of a request, or the level that has to be verified before it. */
function levelOf(request: VerificationRequest): StepLevel {
  if (request.kind === 'document') return request.level;
  return request.kind === 'proof-of-address' ? 'LEVEL_2' : 'LEVEL_1';
}
