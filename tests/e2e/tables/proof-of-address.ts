interface ProofRow {
  readonly id: string;
  /** Heading that the page shows. */
  readonly heading: string;
  readonly hasForm: boolean;
}

export const PROOF_ROWS: readonly ProofRow[] = [
  { id: 'proof-of-address-undefined', heading: 'Which document shows your address?', hasForm: true },
  { id: 'proof-of-address-unsubmit', heading: 'Which document shows your address?', hasForm: true },
  { id: 'proof-of-address-pending', heading: 'In review', hasForm: false },
  { id: 'proof-of-address-pending-no-edit', heading: 'In review', hasForm: false },
  { id: 'proof-of-address-approved', heading: 'Approved', hasForm: false },
  { id: 'proof-of-address-rejected', heading: 'Your proof of address wasn’t approved', hasForm: false },
];
