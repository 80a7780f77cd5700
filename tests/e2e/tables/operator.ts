/** Statements with the example's facts, and what may not show without facts. */
export interface OperatorRow {
  readonly id: string;
  /** Sentences of the example's facts. */
  readonly facts: readonly string[];
  /** Shown in both cases. */
  readonly always: readonly string[];
}

export const OPERATOR_ROWS: readonly OperatorRow[] = [
  {
    id: 'nothing-known-personal',
    facts: [
      'The review usually takes up to 15 minutes.',
      'The new custodian is Example Custody Ltd.',
      'Licence number: EXAMPLE-CUSTODY-001',
      'Aurel Example Exchange Ltd · 1 Example Street, Example City',
      'Privacy notice',
    ],
    always: ['It takes about 5 minutes.', 'Your assets will be moved to a new custodian.', 'Satos'],
  },
  {
    id: 'nothing-known-consent',
    facts: [
      'Aurel Example Exchange Ltd',
      '1 Example Street, Example City',
      'Privacy notice of Sumsub',
      'Photos of your document: until 5 years after you close your account',
      'Selfie: until 1 year after you submit the data',
      'Read the privacy notice',
      'To withdraw your consent or ask about your data, contact privacy@example.com.',
      'Verify without a face scan',
      'Your choices',
    ],
    always: ['Our verification partner: Sumsub', 'The photos of your document, your selfie'],
  },
  {
    id: 'nothing-known-consent-address',
    facts: [
      'Aurel Example Exchange Ltd',
      'Privacy notice of Sumsub',
      'until 5 years after you close your account',
      'Read the privacy notice',
    ],
    always: [
      'Before you share your proof of address',
      'Our verification partner: Sumsub',
      'The photos of your proof of address',
    ],
  },
  {
    id: 'nothing-known-embedded',
    facts: [
      'Aurel Example Exchange Ltd verifies you at the request of Example Partner.',
      'Privacy notice of Sumsub',
      'Selfie: until 1 year after you submit the data',
      'Verify without a face scan',
    ],
    always: ['Example Partner has asked you', 'Our verification partner: Sumsub', 'You’re verifying the account'],
  },
  {
    id: 'nothing-known-test',
    facts: [
      'Aurel Example Exchange Ltd is supervised by Example Authority.',
      'Licence number: EXAMPLE-HKG-001',
      'We’ll answer within 15 working days.',
      'You can also contact Example Authority.',
      'No compensation scheme covers your losses.',
    ],
    always: ['If you’re not satisfied, contact support.', 'You can lose everything you invest.'],
  },
];
