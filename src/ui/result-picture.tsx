import type { ReactNode } from 'react';
import { Illustration, loadIllustration } from './illustrations/illustration';
import { type PictureSubject, pictureOf } from './result-pictures';
import type { Tone } from './tone';

/** Rejects if the code fails to load. */
export async function loadResultPicture(tone: Tone, subject: PictureSubject): Promise<ReactNode> {
  const name = pictureOf(tone, subject);
  await loadIllustration(name);
  return <Illustration name={name} className="at-edge w-full" />;
}
