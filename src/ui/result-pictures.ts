import type { IllustrationName } from './illustrations/illustration';
import type { Tone } from './tone';

/** What a picture is about: an identity document, an address, or the answers to questions. */
export type PictureSubject = 'identity' | 'address' | 'answers';

/** Picture of each tone, by subject: an address has no identity card, and answers have no photo that could be crossed out. */
const PICTURES = {
  identity: { success: 'success', process: 'review', danger: 'refusal', warning: 'id-card', info: 'id-card' },
  address: {
    success: 'address-success',
    process: 'address-review',
    danger: 'address-refusal',
    warning: 'address',
    info: 'address',
  },
  answers: {
    success: 'answers-success',
    process: 'answers-review',
    danger: 'answers-refusal',
    warning: 'form',
    info: 'form',
  },
} as const satisfies Record<PictureSubject, Record<Exclude<Tone, 'neutral'>, IllustrationName>>;

/** Picture of a result in a tone. */
export function pictureOf(tone: Tone, subject: PictureSubject): IllustrationName {
  return tone === 'neutral' ? 'empty' : PICTURES[subject][tone];
}
