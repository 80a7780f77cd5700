import { useSnapshot } from 'valtio';
import { ConflictDialog } from './conflict-dialog';
import { ImportReport } from './import';
import { NameDialog } from './name-dialog';
import { type OwnDialog, ownStore } from './store';

export function OwnDialogs() {
  const dialog = useSnapshot(ownStore).dialog as OwnDialog | undefined;
  if (!dialog) return null;
  if (dialog.asks === 'nothing') return <ImportReport imported={dialog.imported} />;
  return dialog.asks === 'conflict' ? <ConflictDialog dialog={dialog} /> : <NameDialog dialog={dialog} />;
}
