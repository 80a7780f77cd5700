import type { RefusalReason, VerificationRequest } from '../../../domain/eligibility-types';
import type { Tone } from '../../../ui/tone';

type RequestKind = VerificationRequest['kind'];

/** What a refusal says. */
interface RefusalTexts {
  readonly tone: Tone;
  /** Names of the texts. */
  readonly title: string;
  readonly body: string;
  /** The body says by itself to contact support, so no second sentence does. Default: false. */
  readonly namesSupport?: boolean;
}

const row = <At extends string>(tone: Tone, at: At) => ({ tone, title: `${at}.title`, body: `${at}.body` }) as const;

/** Title and text for each reason; the mobile app has its own panel. */
const REASONS = {
  // The same title as the personal page's headline.
  closed: { tone: 'warning', title: 'statement.account-closed.title', body: 'refusal.closed.body' },
  // One level is turned off, not the account, in the words of the personal page.
  disabled: { ...row('warning', 'statement.level-disabled'), namesSupport: true },
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
  // A screening tells no verdict, in colours neither.
  'aml-rejected': { ...row('warning', 'statement.aml-rejected'), namesSupport: true },
  // For the residence; the form handles a document's country, because the member can choose another.
  'country-not-served': { tone: 'warning', title: 'kyc.notServed.title', body: 'personal.about.notServed' },
} as const satisfies Record<Exclude<RefusalReason, 'mobile-app'>, RefusalTexts>;

/** For a change that a review prevents; the review may be of another level. */
const REVIEWING = row('process', 'refusal.reviewing');
/** For a start that is not a level's own, which the title of `held-back` would name. */
const HELD_BACK = { ...REASONS['held-back'], title: 'review.closed.title' } as const;
const OF_A_LEVEL: ReadonlySet<RequestKind> = new Set(['document', 'number']);
const CHANGES: ReadonlySet<RequestKind> = new Set(['update-document', 'reset', 'proof-of-address']);

/** Whether the request changes what is verified already. */
export function isChange(kind: RequestKind): boolean {
  return CHANGES.has(kind);
}

/** Tone, title and text of a reason for what was requested. */
export function refusalTexts(reason: keyof typeof REASONS, kind: RequestKind) {
  if (reason === 'in-review' && isChange(kind)) return wide(REVIEWING);
  if (OF_A_LEVEL.has(kind)) return wide(REASONS[reason]);
  if (reason === 'disabled') return wide(REASONS.closed);
  return wide(reason === 'held-back' ? HELD_BACK : REASONS[reason]);
}

/** The row with the property that not every row has. */
function wide<Row extends RefusalTexts>(one: Row): Row & Pick<RefusalTexts, 'namesSupport'> {
  return one;
}
