import { Illustration } from './illustrations/illustration';
import { type PictureSubject, pictureOf } from './result-pictures';
import type { Tone } from './tone';

/** Picture of a result, as wide as its place. */
export function drawResult(tone: Tone, subject: PictureSubject) {
  return <Illustration name={pictureOf(tone, subject)} className="w-full" />;
}
