import { transferEndpoints } from '../../api/endpoints/transfer';
import { useCall } from '../../api/use-call';
import { Skeleton } from '../../ui/skeleton';
import { LazyPart } from '../shared/loading/lazy-part';

// Most members never take part in a transfer.
const loadStages = async () => (await import('./transfer-stages')).TransferStages;

/** The transfer of an identity to another account. Renders nothing for a member who takes part in none. */
export function IdentityTransfer() {
  const { status, data } = useCall(transferEndpoints.transferStatus, {});
  // The page reports a failed call together with its other failed parts.
  const role = data?.role;
  // Reserves the space, so that the parts below do not move when the answer arrives.
  if (status === 'loading' && !data) return <Skeleton className="h-12" isPlaceholder />;
  if (data === undefined || role === undefined) return null;
  return <LazyPart load={loadStages}>{(Stages) => <Stages transfer={data} role={role} />}</LazyPart>;
}
