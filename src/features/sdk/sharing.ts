/** A token covers one level or one update. */
export const SHARING = 'embedded';
