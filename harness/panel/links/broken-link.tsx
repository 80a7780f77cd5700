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
