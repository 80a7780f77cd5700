import type { RefusalReason, VerificationRequest } from '../../../domain/eligibility-types';
import { isKeyOf } from '../../../domain/look-up';
import type { Tone } from '../../../ui/tone';

type RequestKind = VerificationRequest['kind'];

interface RefusalTexts {
  readonly tone: Tone;
  readonly title: string;
  readonly body: string;
  readonly namesSupport?: boolean;
}

const row = <At extends string>(tone: Tone, at: At) => ({ tone, title: `${at}.title`, body: `${at}.body` }) as const;

const REASONS = {
  closed: { tone: 'warning', title: 'statement.account-closed.title', body: 'refusal.closed.body' },
  disabled: { ...row('warning', 'statement.level-disabled'), namesSupport: true },
  'company-account': row('warning', 'refusal.company'),
  'level-before': row('warning', 'refusal.levelBefore'),
  'level-closed': { tone: 'warning', title: 'refusal.levelClosed.title', body: 'refusal.heldBack.body' },
  'in-review': { tone: 'process', title: 'refusal.inReview.title', body: 'refusal.verified.body' },
  verified: row('success', 'refusal.verified'),
  'rejected-finally': row('danger', 'refusal.rejected'),
  'daily-limit': row('warning', 'refusal.dailyLimit'),
  'not-verified': row('neutral', 'refusal.notVerified'),
  'not-asked': row('success', 'refusal.notAsked'),
  'held-back': row('warning', 'refusal.heldBack'),
  // No verdict, not even by colour.
  'aml-rejected': { ...row('warning', 'statement.aml-rejected'), namesSupport: true },
  // For the residence; the form handles a document's country.
  'country-not-served': { tone: 'warning', title: 'kyc.notServed.title', body: 'personal.about.notServed' },
} as const satisfies Record<Exclude<RefusalReason, 'mobile-app'>, RefusalTexts>;

const REVIEWING = row('process', 'refusal.reviewing');
/** Of requests that are not about one level. */
const WITHOUT_LEVEL = {
  disabled: REASONS.closed,
  'in-review': { ...REASONS['in-review'], title: REVIEWING.title },
  'held-back': { ...REASONS['held-back'], title: 'review.closed.title' },
} as const;
const OF_A_LEVEL: ReadonlySet<RequestKind> = new Set(['document', 'number']);
const CHANGES: ReadonlySet<RequestKind> = new Set(['update-document', 'reset', 'proof-of-address']);

export function isChange(kind: RequestKind): boolean {
  return CHANGES.has(kind);
}

export function refusalTexts(reason: keyof typeof REASONS, kind: RequestKind) {
  if (reason === 'in-review' && isChange(kind)) return wide(REVIEWING);
  return wide(OF_A_LEVEL.has(kind) || !isKeyOf(WITHOUT_LEVEL, reason) ? REASONS[reason] : WITHOUT_LEVEL[reason]);
}

function wide<Row extends RefusalTexts>(one: Row): Row & Pick<RefusalTexts, 'namesSupport'> {
  return one;
}
