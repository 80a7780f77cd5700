import type { ReactNode } from 'react';
import { Illustration, loadIllustration } from './illustrations/illustration';
import { type PictureSubject, pictureOf } from './result-pictures';
import type { Tone } from './tone';

/** Loads the picture of a result; it is as wide as its place. Rejects if its code cannot be loaded. */
export async function loadResultPicture(tone: Tone, subject: PictureSubject): Promise<ReactNode> {
  const name = pictureOf(tone, subject);
  await loadIllustration(name);
  return <Illustration name={name} className="at-edge w-full" />;
}
