/** Name of what the embedded verification shares, for the consent to it: a token is for one level or one update. */
export const SHARING = 'embedded';
