/** Articles of the help centre that the app links to (spec 2), under the help centre's base address. Paths are assumed. */
export const HELP_ARTICLES = {
  transferIdentity: 'transfer-identity',
  supportForm: 'support-form',
  details: 'identity-verification',
  faq: 'faq',
  guide: 'guide',
  failureReasons: 'verification-failure-reasons',
} as const;
export type HelpArticle = keyof typeof HELP_ARTICLES;

/** Address of an article. */
export function helpLink(helpCentre: string, article: HelpArticle): string {
  return `${helpCentre.replace(/\/$/, '')}/${HELP_ARTICLES[article]}`;
}
