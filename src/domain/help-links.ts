/** Paths of the help-centre articles that the app links to, relative to the help centre's base address. The paths are assumed. */
export const HELP_ARTICLES = {
  transferIdentity: 'transfer-identity',
  supportForm: 'support-form',
  details: 'identity-verification',
  faq: 'faq',
  guide: 'guide',
  failureReasons: 'verification-failure-reasons',
} as const;
/** Name of a help-centre article. */
export type HelpArticle = keyof typeof HELP_ARTICLES;

/** Address of an article; `helpCentre` is the base address, with or without a final slash. */
export function helpLink(helpCentre: string, article: HelpArticle): string {
  return `${helpCentre.replace(/\/$/, '')}/${HELP_ARTICLES[article]}`;
}
