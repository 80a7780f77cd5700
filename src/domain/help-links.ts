/** Relative to the help centre. Assumed. */
export const HELP_ARTICLES = {
  transferIdentity: 'transfer-identity',
  supportForm: 'support-form',
  details: 'identity-verification',
  faq: 'faq',
  guide: 'guide',
  failureReasons: 'verification-failure-reasons',
} as const;
export type HelpArticle = keyof typeof HELP_ARTICLES;

/** `helpCentre` may end with a slash. */
export function helpLink(helpCentre: string, article: HelpArticle): string {
  return `${helpCentre.replace(/\/$/, '')}/${HELP_ARTICLES[article]}`;
}
