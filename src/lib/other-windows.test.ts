import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceSignOut, onSignOutElsewhere } from './other-windows';

const CHANNEL = 'account-area';
let window = new EventTarget();

beforeEach(() => {
  window = new EventTarget();
  vi.stubGlobal('window', window);
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
});

async function delivered(): Promise<void> {
  const [from, to] = [new BroadcastChannel('of this test'), new BroadcastChannel('of this test')];
  const arrived = new Promise((resolve) => {
    to.onmessage = resolve;
  });
  from.postMessage('');
  await arrived;
  from.close();
  to.close();
}

it('a sign-out is sent to every listening window', async () => {
  const [one, other] = [vi.fn(), vi.fn()];
  onSignOutElsewhere(one);
  onSignOutElsewhere(other);
  announceSignOut('member-1');
  await vi.waitFor(() => expect([one.mock.calls, other.mock.calls]).toEqual([[['member-1']], [['member-1']]]));
});

it('a page in the back/forward cache gets nothing', async () => {
  const told = vi.fn();
  onSignOutElsewhere(told);
  window.dispatchEvent(new Event('pagehide'));
  announceSignOut('member-1');
  await delivered();
  expect(told).not.toHaveBeenCalled();
});

it('what another build may send is ignored', async () => {
  const told = vi.fn();
  onSignOutElsewhere(told);
  const channel = new BroadcastChannel(CHANNEL);
  for (const message of [null, 'member-1', {}, { signedOut: 7 }, { signedOut: null }]) channel.postMessage(message);
  channel.postMessage({ signedOut: 'member-1' });
  channel.close();
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect(told.mock.calls).toEqual([['member-1']]);
});

it('without channels nothing is sent, and nothing fails', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(() => onSignOutElsewhere(() => {})).not.toThrow();
  expect(() => announceSignOut('member-1')).not.toThrow();
});
