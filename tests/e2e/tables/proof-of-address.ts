interface ProofRow {
  readonly id: string;
  readonly says: string;
  /** Whether a document can be sent at once. */
  readonly hasForm: boolean;
}

/** What the page of the proof of address says by the proof's status. */
export const PROOF_ROWS: readonly ProofRow[] = [
  { id: 'proof-of-address-undefined', says: 'What you need', hasForm: true },
  { id: 'proof-of-address-unsubmit', says: 'What you need', hasForm: true },
  { id: 'proof-of-address-pending', says: 'We are checking your proof of address', hasForm: false },
  { id: 'proof-of-address-pending-no-edit', says: 'We are checking your proof of address', hasForm: false },
  { id: 'proof-of-address-approved', says: 'Your proof of address is accepted', hasForm: false },
  { id: 'proof-of-address-rejected', says: 'We could not accept your proof of address', hasForm: true },
];
