import { describe, expect, it } from 'vitest';
import texts from '../public/locales/en/user-accounts.json' with { type: 'json' };
import { REJECTION_REASONS, type RejectionReason } from './rejection-reasons';
import { ACTS, type Act, actionsFor, isRetried, type Remedy } from './remedies';

/** What each page offers besides support and the residence. */
const PAGES = {
  'result of a document': ['retry', 'retake-photo', 'retake-selfie', 'other-document', 'leave'],
  'result of an address': ['retry', 'retake-photo', 'retake-selfie', 'leave'],
  'result of a number': ['retry', 'other-way', 'leave'],
  'result without another attempt': ['leave'],
  'headline of the overview': ['retry', 'retake-photo', 'retake-selfie'],
  'headline in the app': ['app'],
  refusal: ['app', 'verify', 'leave'],
  'refusal in the overview': ['app', 'verify'],
  'failed load': ['retry', 'sign-in'],
  'failed load by token, from our pages': ['retry', 'new-link'],
  'failed submission': ['retry', 'sign-in'],
} as const satisfies Record<string, readonly Act[]>;
type PageName = keyof typeof PAGES;

const offers = (page: PageName): ReadonlySet<Act> => new Set<Act>([...PAGES[page], 'support', 'residence']);
const ATTEMPTS: readonly Act[] = ['retry', 'retake-photo', 'retake-selfie', 'other-document', 'other-way', 'app'];

/** The acts that may be the main one. Without any of them on the page it leads away, or has none. */
const MAIN: Readonly<Record<Remedy, readonly Act[]>> = {
  retry: ['retry', 'app'],
  'retry-or-support': ['retry', 'app'],
  'retake-photo': ['retake-photo', 'retry', 'app'],
  'retake-selfie': ['retake-selfie', 'retry', 'app'],
  'other-document': ['other-document', 'other-way', 'retry', 'app'],
  'other-country': ['retry', 'app'],
  'verify-first': ['verify'],
  residence: ['residence', 'support'],
  'mobile-app': ['app'],
  'in-this-app': ['app'],
  'sign-in': ['sign-in'],
  'new-link': ['new-link'],
  wait: [],
  tomorrow: [],
  later: [],
  support: ['support'],
  none: [],
};

const PRODUCT = (Object.keys(PAGES) as PageName[]).flatMap((page) =>
  (Object.keys(MAIN) as Remedy[]).map((remedy) => ({ page, remedy })),
);

describe.each(PRODUCT)('$remedy on the $page', ({ page, remedy }) => {
  const offered = offers(page);
  const acts = actionsFor(remedy, offered);

  it('leads with what the remedy says', () => {
    const main = MAIN[remedy].find((act) => offered.has(act)) ?? (offered.has('leave') ? 'leave' : undefined);
    if (main !== undefined) expect(acts[0]).toBe(main);
    else expect(acts.filter((act) => ATTEMPTS.includes(act))).toEqual([]);
  });

  it('offers each action once, only what the page has, and the way out', () => {
    expect(new Set(acts).size).toBe(acts.length);
    expect(acts.filter((act) => !offered.has(act))).toEqual([]);
    expect(acts.includes('leave')).toBe(offered.has('leave'));
  });

  it('has no attempt where one cannot help, but beside support', () => {
    if (isRetried(remedy) || remedy === 'support') return;
    expect(acts.filter((act) => ATTEMPTS.includes(act) && !MAIN[remedy].includes(act))).toEqual([]);
  });
});

describe.each(Object.keys(REJECTION_REASONS) as RejectionReason[])('the reason %s', (reason) => {
  const acts = actionsFor(REJECTION_REASONS[reason], new Set(ACTS));
  const { whatToDo } = texts.rejections[reason];

  it('names support exactly where its remedy has a way to it', () => {
    expect(/contact support/i.test(whatToDo)).toBe(acts.includes('support'));
  });

  it('speaks of another attempt only where one comes first', () => {
    if (/again|retake/i.test(whatToDo)) expect(ATTEMPTS).toContain(acts[0]);
  });
});
