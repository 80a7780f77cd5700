import { transferEndpoints } from '../../api/endpoints/transfer';
import { useCall } from '../../api/use-call';
import { Late } from '../late';

// Few members ever take part in one.
const loadStages = async () => (await import('./transfer-stages')).TransferStages;

/**
 * The transfer of an identity to another account (spec 3 and 4). Nothing for a member who takes part in none.
 *
 * `onDone` is called when this end's word completes it: levels and limits are others from then on.
 */
export function IdentityTransfer({ onDone }: { readonly onDone: () => void }) {
  const { data, retry } = useCall(transferEndpoints.transferStatus, {});
  // A call that fails is no reason to worry everybody who has no transfer: the page has its own retry.
  const role = data?.role;
  if (data === undefined || role === undefined) return null;
  return (
    <Late load={loadStages}>
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
    </Late>
  );
}
