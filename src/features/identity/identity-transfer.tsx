import { transferEndpoints } from '../../api/endpoints/transfer';
import { useCall } from '../../api/use-call';
import { Skeleton } from '../../ui/skeleton';
import { LazyPart } from '../shared/loading/lazy-part';

// Few members ever take part in one.
const loadStages = async () => (await import('./transfer-stages')).TransferStages;

/**
 * The transfer of an identity to another account. Nothing for a member who takes part in none.
 *
 * `onDone` is called when this end's word completes it: levels and limits are others from then on.
 */
export function IdentityTransfer({ onDone }: { readonly onDone: () => void }) {
  const { status, data, retry } = useCall(transferEndpoints.transferStatus, {});
  // A call that fails is reported by the page, with the other parts that failed.
  const role = data?.role;
  // What follows waits, so that a transfer moves nothing that members are reading.
  if (status === 'loading' && !data) return <Skeleton className="h-12" isPlaceholder />;
  if (data === undefined || role === undefined) return null;
  return (
    <LazyPart load={loadStages}>
      {(Stages) => (
        <Stages
          transfer={data}
          role={role}
          onChange={(stage) => {
            retry();
            if (stage === 'done') onDone();
          }}
        />
      )}
    </LazyPart>
  );
}
