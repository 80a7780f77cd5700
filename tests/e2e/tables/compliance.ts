import { SITES, siteRules } from '../../../src/domain/sites';

export interface ComplianceRow {
  readonly id: string;
  /** Absent in the site's language. */
  readonly says?: string;
}

/** Sites in English. */
const SAYS: Readonly<Record<string, { readonly says: string }>> = {
  'risk-tolerance-are': { says: 'If a product doesn’t suit your answers' },
};

const BY_SITE: readonly ComplianceRow[] = SITES.flatMap((code) => {
  const site = code.toLowerCase();
  const { investorTests, investorClasses } = siteRules(code);
  return [
    { id: `compliance-tasks-${site}` },
    { id: `agreements-${site}` },
    ...investorTests.map((test) => ({ id: `test-${test}-${site}`, ...SAYS[`${test}-${site}`] })),
    ...investorClasses.map((one) => ({ id: `investor-${one}-${site}` })),
  ];
});

// biome-ignore format: one row per line is easier to compare
const STATES: readonly ComplianceRow[] = [
  { id: 'compliance-tasks-all', says: 'Available once your risk classification is done.' },
  { id: 'compliance-tasks-empty', says: 'No tasks' },
  { id: 'client-agreement-none', says: 'Read the document to the end' },
  { id: 'client-agreement-accepted', says: 'You accepted version 2 on 21 October 2026' },
  { id: 'client-agreement-outdated', says: 'What’s new since version 1' },
  { id: 'client-agreement-declined', says: 'You’ve declined this document' },
  { id: 'knowledge-test-open', says: 'This helps you avoid risks you don’t understand.' },
  { id: 'knowledge-test-passed', says: 'You passed' },
  { id: 'knowledge-test-failed', says: 'You have 2 attempts left.' },
  { id: 'knowledge-test-no-attempts', says: 'You can try again from 21 November 2026' },
  { id: 'qualified-investor-none', says: 'Which condition do you meet?' },
  { id: 'qualified-investor-in-review', says: 'Your application is in review' },
  { id: 'qualified-investor-approved', says: 'Valid until 20 November 2027' },
  { id: 'qualified-investor-rejected', says: 'The statement is older than 3 months.' },
  { id: 'qualified-investor-expired', says: 'Your status was valid until 19 November 2026' },
];

/** Named scenarios about compliance. */
export const COMPLIANCE_ROWS: readonly ComplianceRow[] = [...BY_SITE, ...STATES];
