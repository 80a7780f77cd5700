import { transferEndpoints } from '../../api/endpoints/transfer';
import { useCall } from '../../api/use-call';
import { Skeleton } from '../../ui/skeleton';
import { LazyPart } from '../shared/loading/lazy-part';

// Most members never take part in a transfer.
const loadStages = async () => (await import('./transfer-stages')).TransferStages;

interface IdentityTransferProps {
  /** It is the most urgent on the page: the headline. Default: false. */
  readonly isHeadline?: boolean;
}

/** The transfer of an identity to another account. Renders nothing for a member who takes part in none. */
export function IdentityTransfer({ isHeadline = false }: IdentityTransferProps) {
  const { status, data } = useCall(transferEndpoints.transferStatus, {});
  // The page reports a failed call together with its other failed parts.
  const role = data?.role;
  // Reserves the space, so that the parts below do not move when the answer arrives.
  if (status === 'loading' && !data) return <Skeleton className="h-12" isPlaceholder />;
  if (data === undefined || role === undefined) return null;
  return (
    <LazyPart load={loadStages} loading={isHeadline && <Skeleton className="h-72" isPlaceholder />}>
      {(Stages) => <Stages transfer={data} role={role} isHeadline={isHeadline} />}
    </LazyPart>
  );
}
