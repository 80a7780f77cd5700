import { LazyPart } from '../loading/lazy-part';

// The table of the vendors' codes is long, and most members never need it.
const loadReason = async () => (await import('./rejection-reason')).RejectionReason;

/** Why something was rejected. Its room is kept free while the texts of the codes are fetched. */
export function Reason({ code }: { readonly code: string }) {
  return (
    <div className="flex min-h-11 flex-col gap-1 text-sm">
      <LazyPart load={loadReason}>{(RejectionReason) => <RejectionReason code={code} />}</LazyPart>
    </div>
  );
}
