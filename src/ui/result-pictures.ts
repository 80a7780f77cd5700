import type { IllustrationName } from './illustrations/illustration';
import type { Tone } from './tone';

export type PictureSubject = 'identity' | 'address' | 'answers';

/** Addresses have no identity card, answers no crossed-out photo. */
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

export function pictureOf(tone: Tone, subject: PictureSubject): IllustrationName {
  return tone === 'neutral' ? 'empty' : PICTURES[subject][tone];
}
