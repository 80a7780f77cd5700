import { cx } from 'class-variance-authority';
import { type ComponentType, useCallback } from 'react';
import { loadFile } from '../../lib/load-file';
import { useWhenReady } from '../../lib/use-when-ready';
import type { DrawingProps } from './drawing';

const documents = () => loadFile(() => import('./documents'));
const photos = () => loadFile(() => import('./photos'));
const outcomes = () => loadFile(() => import('./outcomes'));

const LOADERS = {
  'id-card': async () => (await documents()).IdCard,
  form: async () => (await documents()).Form,
  passport: async () => (await documents()).Passport,
  'driving-licence': async () => (await documents()).DrivingLicence,
  'residence-permit': async () => (await documents()).ResidencePermit,
  'light-good': async () => (await photos()).LightGood,
  'light-bad': async () => (await photos()).LightBad,
  'glare-good': async () => (await photos()).GlareGood,
  'glare-bad': async () => (await photos()).GlareBad,
  'framing-good': async () => (await photos()).FramingGood,
  'framing-bad': async () => (await photos()).FramingBad,
  'selfie-good': async () => (await photos()).SelfieGood,
  'selfie-bad': async () => (await photos()).SelfieBad,
  review: async () => (await outcomes()).ReviewPicture,
  success: async () => (await outcomes()).SuccessPicture,
  refusal: async () => (await outcomes()).RefusalPicture,
  address: async () => (await outcomes()).AddressPicture,
  'address-review': async () => (await outcomes()).AddressReviewPicture,
  'address-success': async () => (await outcomes()).AddressSuccessPicture,
  'address-refusal': async () => (await outcomes()).AddressRefusalPicture,
  'answers-review': async () => (await outcomes()).AnswersReviewPicture,
  'answers-success': async () => (await outcomes()).AnswersSuccessPicture,
  'answers-refusal': async () => (await outcomes()).AnswersRefusalPicture,
  empty: async () => (await outcomes()).EmptyPicture,
  phone: async () => (await outcomes()).PhonePicture,
} as const satisfies Record<string, () => Promise<ComponentType<DrawingProps>>>;

export type IllustrationName = keyof typeof LOADERS;
/** For the gallery. @public */
export const ILLUSTRATION_NAMES = Object.keys(LOADERS) as readonly IllustrationName[];

/** Loaded pictures are drawn at once. */
const known = new Map<IllustrationName, ComponentType<DrawingProps>>();

export async function loadIllustration(name: IllustrationName): Promise<void> {
  known.set(name, await LOADERS[name]());
}

/** Ignores failures. */
export function preloadIllustrations(names: readonly IllustrationName[]): void {
  for (const name of names) loadIllustration(name).catch(() => undefined);
}

interface IllustrationProps {
  readonly name: IllustrationName;
  /** Sets the width. Default: 96 px. */
  readonly className?: string;
}

/** Its place is kept while the code loads or if that fails. */
export function Illustration({ name, className = 'w-24' }: IllustrationProps) {
  const load = useCallback(() => loadIllustration(name), [name]);
  const late = useWhenReady(known.has(name) ? undefined : load);
  const Picture = known.get(name);
  return (
    <span
      aria-hidden="true"
      className={cx('block aspect-4/3 shrink-0', className)}
      data-late={Picture || late === null ? undefined : ''}
    >
      {Picture && <Picture className="size-full" />}
    </span>
  );
}
