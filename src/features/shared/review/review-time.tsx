import type { Reviewed } from '../../../domain/operator';
import { useTimes } from '../format/use-times';

/** Below a form: how long the review of what is submitted usually takes; nothing where that is not known. */
export function ReviewTime({ what }: { readonly what: Reviewed }) {
  const time = useTimes().review(what);
  return time === undefined ? null : <p className="text-sm text-muted">{time}</p>;
}
