/** What the page starts. */
export const REQUEST = { kind: 'update-poi' } as const;
