import { Illustration } from './illustrations/illustration';

export const PHOTO_TOPICS = ['framing', 'light', 'glare', 'selfie'] as const;
export type PhotoTopic = (typeof PHOTO_TOPICS)[number];

interface PhotoPairsProps {
  /** Default: all. */
  readonly topics?: readonly PhotoTopic[];
  /** Smaller, with captions beside the pictures. */
  readonly compact?: boolean;
  /** It is in a help card, which has a frame. */
  readonly inCard?: boolean;
  /** What the picture shows. */
  readonly caption: (topic: PhotoTopic, kind: 'good' | 'bad') => string;
}

/** A narrow caption beside the picture would break words. */
const COMPACT = 'gap-1.5 sm:gap-2 @max-[19rem]:flex-col @max-[19rem]:items-start';

export function PhotoPairs({ topics = PHOTO_TOPICS, compact = false, inCard = false, caption }: PhotoPairsProps) {
  return (
    <ul
      className={
        compact
          ? `@container divide-y divide-line ${inCard ? 'max-lg:rounded-base max-lg:border max-lg:border-line max-lg:px-3' : 'rounded-base border border-line bg-surface px-3'}`
          : 'grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-4'
      }
    >
      {topics.map((topic) => (
        <li
          key={topic}
          className={`grid grid-cols-2 text-sm ${compact ? 'gap-3 py-2' : 'gap-4 rounded-base border border-line bg-surface p-4 text-center'}`}
        >
          {(['good', 'bad'] as const).map((kind) => (
            <figure key={kind} className={`flex min-w-0 items-center ${compact ? COMPACT : 'flex-col gap-2'}`}>
              <Illustration name={`${topic}-${kind}`} className={compact ? 'w-11 sm:w-14' : 'w-full max-w-28'} />
              <figcaption className="min-w-0 hyphens-auto">{caption(topic, kind)}</figcaption>
            </figure>
          ))}
        </li>
      ))}
    </ul>
  );
}
