import type { ComponentProps } from 'react';
import { loadFile } from '../../../lib/load-file';
import { CardsSkeleton } from '../../../ui/skeleton';
import { LazyPart } from '../loading/lazy-part';
import type { Refusal } from './refusal';

const loadRefusal = async () => (await loadFile(() => import('./refusal'))).Refusal;

/** `Refusal` on the screens that rarely show it: its code, with that of the timeline and of all reasons, is loaded with it. */
export function LazyRefusal(props: ComponentProps<typeof Refusal>) {
  return (
    <LazyPart load={loadRefusal} loading={<CardsSkeleton />}>
      {(Loaded) => <Loaded {...props} />}
    </LazyPart>
  );
}
