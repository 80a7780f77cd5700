/** What the form starts: the update of the document's details. */
export const REQUEST = { kind: 'update-document' } as const;

/** What follows it: the photo of the document, which is an update of the proof of identity. */
export const PHOTO = { kind: 'update-poi' } as const;
