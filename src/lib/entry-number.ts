/** The router's index of the history entry: 0 for the first page of the visit. */
export function entryNumber(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}
