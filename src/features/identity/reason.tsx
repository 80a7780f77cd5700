import { useLoaded } from '../use-loaded';

// The table of the vendors' codes is long, and most members never need it.
const loadReason = async () => (await import('../rejection-reason')).RejectionReason;

/** Why something was rejected. Its room is kept free while the texts of the codes are fetched. */
export function Reason({ code }: { readonly code: string }) {
  const RejectionReason = useLoaded(loadReason);
  return (
    <div className="flex min-h-11 flex-col gap-1 text-sm">{RejectionReason && <RejectionReason code={code} />}</div>
  );
}
