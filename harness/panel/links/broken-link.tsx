import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../shared/button';
import { store } from '../state/store';

interface MessageProps {
  readonly className: string;
  readonly about: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Message({ className, about, onClose, children }: MessageProps) {
  return (
    <div role="alert" className={`flex items-start gap-2 px-3 py-1.5 text-sm ${className}`}>
      <p className="min-w-0 grow break-words">{children}</p>
      <Button icon="close" label={`Close the message about ${about}`} onClick={onClose} />
    </div>
  );
}

function forgetBroken(): void {
  store.broken = undefined;
}

export function BrokenLink() {
  const { broken } = useSnapshot(store);
  if (!broken) return null;
  return (
    <Message className="bg-bad-tint text-bad" about="the link" onClose={forgetBroken}>
      The scenario link <code className="break-all">{broken.link}</code> cannot be opened, and nothing was changed:{' '}
      {broken.problems.map(({ path, message }) => (path === 'link' ? message : `${path}: ${message}`)).join(' · ')}
    </Message>
  );
}

/** Replaces the app, so that its scenario is not taken for the link's. */
export function BrokenStage() {
  return (
    <div className="flex h-full flex-col items-start gap-3 p-6">
      <h2 className="font-semibold text-base">This link cannot be opened</h2>
      <p>The message above says why. The app is not shown, because it would not match the link.</p>
      <Button look="outlined" onClick={forgetBroken}>
        Show the running scenario
      </Button>
    </div>
  );
}

export function LinkChanges() {
  const { linkChanges } = useSnapshot(store);
  if (linkChanges.length === 0) return null;
  const close = () => {
    store.linkChanges = [];
  };
  return (
    <Message className="bg-warn-tint text-warn" about="what has changed" onClose={close}>
      {linkChanges.join(' ')}
    </Message>
  );
}
