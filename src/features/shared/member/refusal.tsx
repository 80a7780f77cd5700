import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RefusalReason, Refused, VerificationRequest, WayForward } from '../../../domain/eligibility-types';
import { worksByTokenAt } from '../../../domain/routes';
import type { StepLevel } from '../../../domain/steps';
import { longDate } from '../../../lib/long-date';
import { isByToken } from '../../../modes/page-context';
import { Button } from '../../../ui/button';
import { countryName } from '../../../ui/fields/countries';
import { ResultBanner } from '../../../ui/result-banner';
import { StatusBanner } from '../../../ui/status-banner';
import type { Tone } from '../../../ui/tone';
import { OverviewLink } from '../exits/overview-link';
import { SupportLink } from '../exits/support-link';
import { MobileAppHint } from '../phone/mobile-app-hint';
import { WithTimeline } from '../review/review-timeline';

const row = <At extends string>(tone: Tone, at: At) => ({ tone, title: `${at}.title`, body: `${at}.body` }) as const;

/** Title and text for each reason; the mobile app has its own panel. */
const REASONS = {
  // The same title as the personal page's headline.
  closed: { tone: 'warning', title: 'statement.account-closed.title', body: 'refusal.closed.body' },
  disabled: row('warning', 'refusal.closed'),
  'company-account': row('warning', 'refusal.company'),
  'level-before': row('warning', 'refusal.levelBefore'),
  'level-closed': row('warning', 'refusal.levelClosed'),
  'in-review': row('process', 'refusal.inReview'),
  verified: row('success', 'refusal.verified'),
  'rejected-finally': row('danger', 'refusal.rejected'),
  'daily-limit': row('warning', 'refusal.dailyLimit'),
  'not-verified': row('neutral', 'refusal.notVerified'),
  'not-asked': row('success', 'refusal.notAsked'),
  'held-back': row('warning', 'refusal.heldBack'),
  'aml-rejected': { tone: 'danger', title: 'statement.aml-rejected.title', body: 'statement.aml-rejected.body' },
  // For the residence; the form handles a document's country, because the member can choose another.
  'country-not-served': { tone: 'warning', title: 'kyc.notServed.title', body: 'personal.about.notServed' },
} as const satisfies Record<Exclude<RefusalReason, 'mobile-app'>, { tone: Tone; title: string; body: string }>;

/** For a change that a review prevents; the review may be of another level. */
const REVIEWING = row('process', 'refusal.reviewing');
/** For a start that is not a level's own, which the title of `held-back` would name. */
const HELD_BACK = { ...REASONS['held-back'], title: 'review.closed.title' } as const;
const OF_A_LEVEL: ReadonlySet<VerificationRequest['kind']> = new Set(['document', 'number']);
const CHANGES: ReadonlySet<VerificationRequest['kind']> = new Set(['update-document', 'reset', 'proof-of-address']);

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
  const isChange = CHANGES.has(request.kind);
  const { tone, title, body } = textsOf(reason, request);
  const Banner = isCompact ? StatusBanner : ResultBanner;
  const names = {
    level: t(`personal.level.${levelOf(request)}`),
    country: countryName({ countryCode: residence, nameEn: residence, regionCode: 0 }, i18n.language),
  };
  return (
    <>
      <WithTimeline isInReview={isInReview} submission={isChange ? undefined : levelOf(request)}>
        <Banner tone={tone} title={t(title, names)} actions={actions}>
          <p>{t(body)}</p>
          {next && <p>{t(`refusal.next.${next}`)}</p>}
          {retryAt !== undefined && (
            <p>{t('refusal.next.later', { date: longDate(retryAt, i18n.language, { timeStyle: 'short' }) })}</p>
          )}
        </Banner>
      </WithTimeline>
      {isInApp && <MobileAppHint />}
    </>
  );
}

/** Title and text of a reason for what was requested. */
function textsOf(reason: keyof typeof REASONS, { kind }: VerificationRequest) {
  if (reason === 'in-review' && CHANGES.has(kind)) return REVIEWING;
  return reason === 'held-back' && !OF_A_LEVEL.has(kind) ? HELD_BACK : REASONS[reason];
}

/** The level of a request, or the level that has to be verified before it. */
function levelOf(request: VerificationRequest): StepLevel {
  if (request.kind === 'document') return request.level;
  return request.kind === 'proof-of-address' ? 'LEVEL_2' : 'LEVEL_1';
}
