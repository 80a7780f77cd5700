import { Illustration } from './illustrations/illustration';

/** What can go right or wrong with a photo. */
export const PHOTO_TOPICS = ['framing', 'light', 'glare', 'selfie'] as const;
export type PhotoTopic = (typeof PHOTO_TOPICS)[number];

interface PhotoPairsProps {
  /** Caption under each picture; it says in words what the picture shows. */
  readonly caption: (topic: PhotoTopic, kind: 'good' | 'bad') => string;
}

/** Pairs of a good and a bad photo. */
export function PhotoPairs({ caption }: PhotoPairsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {PHOTO_TOPICS.map((topic) => (
        <li
          key={topic}
          className="grid grid-cols-2 gap-4 rounded-base border border-line bg-surface p-4 text-center text-sm"
        >
          {(['good', 'bad'] as const).map((kind) => (
            <figure key={kind} className="flex min-w-0 flex-col items-center gap-2">
              <Illustration name={`${topic}-${kind}`} className="w-full max-w-28" />
              <figcaption>{caption(topic, kind)}</figcaption>
            </figure>
          ))}
        </li>
      ))}
    </ul>
  );
}
