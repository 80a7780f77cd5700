import type { Reviewed } from '../../../domain/operator';
import { useTimes } from '../format/use-times';

export function ReviewTime({ what }: { readonly what: Reviewed }) {
  const time = useTimes().review(what);
  return time === undefined ? null : <p className="text-sm text-muted">{time}</p>;
}
