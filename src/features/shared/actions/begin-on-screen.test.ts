import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../api/errors';
import type { ScreenContext } from './action';
import { beginOnScreen } from './begin-on-screen';

let setOut: EventTarget;
const replace = vi.fn<(address: string) => void>();

beforeEach(() => {
  setOut = new EventTarget();
  replace.mockReset();
  vi.stubGlobal('window', setOut);
  vi.stubGlobal('location', { replace });
});
afterEach(() => vi.unstubAllGlobals());

function begin() {
  const told: string[] = [];
  let context: ScreenContext | undefined;
  let leaveFor: (address: string) => void = () => undefined;
  let resolve: (begun: string | undefined) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const end = beginOnScreen<string>({
    begin: (given, leave) => {
      context = given;
      leaveFor = leave;
      return new Promise((...settlers) => {
        [resolve, reject] = settlers;
      });
    },
    onBegun: (begun) => told.push(`begun ${begun}`),
    onRefused: ({ kind }) => told.push(`refused ${kind}`),
    onGivenUp: () => told.push('given up'),
  });
  const settled = async (settle: () => void) => {
    settle();
    await new Promise((resolve) => setTimeout(resolve));
    return told;
  };
  return {
    ...{ told, end, isCancelled: () => context?.signal.aborted, leaveFor: (address: string) => leaveFor(address) },
    setOutFor: () => void setOut.dispatchEvent(new Event('beforeunload')),
    succeed: (begun?: string) => settled(() => resolve(begun)),
    fail: () => settled(() => reject(new NetworkError('GET /x', undefined))),
  };
}

it('tells the screen what has started', async () => {
  const { succeed, isCancelled } = begin();
  expect(await succeed('run')).toEqual(['begun run']);
  expect(isCancelled()).toBe(false);
});

it('tells the screen about a refusal', async () => {
  expect(await begin().fail()).toEqual(['refused network']);
});

it('is cancelled with the screen, and tells it nothing then', async () => {
  for (const outcome of ['succeed', 'fail'] as const) {
    const { end, isCancelled, ...run } = begin();
    end();
    expect(isCancelled()).toBe(true);
    expect(await run[outcome]('run')).toEqual([]);
  }
});

it('is cancelled when the member leaves for another document, and tells the screen so', async () => {
  const { setOutFor, isCancelled, succeed } = begin();
  setOutFor();
  expect(isCancelled()).toBe(true);
  expect(await succeed('run')).toEqual(['given up']);
});

it('navigates away without cancelling itself', async () => {
  const { leaveFor, setOutFor, isCancelled, succeed } = begin();
  leaveFor('https://vendor.example/run');
  setOutFor();
  expect(replace.mock.calls).toEqual([['https://vendor.example/run']]);
  expect(isCancelled()).toBe(false);
  expect(await succeed()).toEqual([]);
});

it.each(['succeed', 'fail'] as const)('no longer follows the member once it has ended: %s', async (outcome) => {
  const { setOutFor, isCancelled, ...run } = begin();
  const told = await run[outcome]('run');
  setOutFor();
  expect(told).not.toContain('given up');
  expect(isCancelled()).toBe(false);
});

it('no longer follows the member once the screen has ended', () => {
  const { end, setOutFor, told } = begin();
  end();
  setOutFor();
  expect(told).toEqual([]);
});
