import { useSnapshot } from 'valtio';
import { Button } from '../shared/button';
import { store } from '../state/store';

/** Shows why a scenario link cannot be opened, until the message is closed. */
export function BrokenLink() {
  const { broken } = useSnapshot(store);
  if (!broken) return null;
  return (
    <div role="alert" className="flex items-start gap-2 bg-bad-tint px-3 py-1.5 text-bad text-sm">
      <p className="min-w-0 grow break-words">
        The scenario link <code className="break-all">{broken.link}</code> cannot be opened, and nothing was changed:{' '}
        {broken.problems.map(({ path, message }) => (path === 'link' ? message : `${path}: ${message}`)).join(' · ')}
      </p>
      <Button
        icon="close"
        label="Close the message about the link"
        onClick={() => {
          store.broken = undefined;
        }}
      />
    </div>
  );
}

/** Replaces the app after a broken link, so that nobody takes the running scenario for that of the link. */
export function BrokenStage() {
  return (
    <div className="flex h-full flex-col items-start gap-3 p-6">
      <h2 className="font-semibold text-base">This link cannot be opened</h2>
      <p>The message above says why. The app is not shown, because it would not be what the link was made for.</p>
      <Button
        look="outlined"
        onClick={() => {
          store.broken = undefined;
        }}
      >
        Show the running scenario
      </Button>
    </div>
  );
}

/** Shows what has changed since the followed link was made. */
export function LinkChanges() {
  const { linkChanges } = useSnapshot(store);
  if (linkChanges.length === 0) return null;
  return (
    <div role="alert" className="flex items-start gap-2 bg-warn-tint px-3 py-1.5 text-sm text-warn">
      <p className="min-w-0 grow">{linkChanges.join(' ')}</p>
      <Button
        icon="close"
        label="Close the message about what has changed"
        onClick={() => {
          store.linkChanges = [];
        }}
      />
    </div>
  );
}
