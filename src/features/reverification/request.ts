export const REQUEST = { kind: 'update-poi' } as const;
