export const REQUEST = { kind: 'update-document' } as const;

export const PHOTO = { kind: 'update-poi' } as const;
