import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountEndpoints } from '../api/endpoints/account';
import { isApiError } from '../api/errors';
import { loadFile, NewVersionError } from '../lib/load-file';
import { clearMemory } from '../lib/member-memory';
import { reloadOnce } from '../lib/reload-once';
import { store } from '../lib/store';
import { startMemberWatch } from './session-member';

const isSame = vi.hoisted(() => vi.fn(async () => true));
vi.mock('./watch-member', () => ({ watchMember: () => ({ isSame, checkId: () => undefined }) }));
vi.mock('../lib/load-file', async (original) => ({ ...(await original<object>()), loadFile: vi.fn() }));
vi.mock('../lib/reload-once', () => ({ reloadOnce: vi.fn(() => true) }));
const ready = vi.hoisted(() => ({ call: () => {} }));
vi.mock('../lib/readiness', () => ({
  whenReady: (callback: () => void) => {
    ready.call = callback;
  },
}));

const load = vi.mocked(loadFile);
const reload = vi.mocked(reloadOnce);
beforeEach(() => {
  load.mockReset().mockImplementation((file) => file());
  reload.mockReset().mockReturnValue(true);
});

const { isSameMember } = startMemberWatch(() => undefined);

it('a call whose member cannot be checked, because the code has not loaded, fails like a call, and the next one tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const error = await isSameMember?.().catch((reason: unknown) => reason);
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({ kind: 'network', endpoint: 'GET /user/private/member/info' });
  expect(reload).not.toHaveBeenCalled();
  expect(await isSameMember?.()).toBe(true);
});

it('if the server has another build, the page is loaded again, once', async () => {
  load.mockRejectedValue(new NewVersionError('The server has another build.'));
  const ended = vi.fn();
  void isSameMember?.().finally(ended);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(ended).not.toHaveBeenCalled();
  reload.mockReturnValue(false);
  await expect(isSameMember?.()).rejects.toMatchObject({ kind: 'network' });
});

describe('the member is fetched again before a call that sends something', () => {
  const WHEN = [4999, 5000] as const;
  const ANSWERS = [[], ['ada'], ['eve'], [''], ['ada', 'eve'], ['eve', 'ada']] as const;
  const rows = WHEN.flatMap((age) =>
    [true, false].flatMap((isFirstView) => ANSWERS.map((answers) => ({ age, isFirstView, answers }))),
  );
  afterEach(() => vi.unstubAllGlobals());

  it.each(rows)('$age ms after the load, first view: $isFirstView, member info: $answers', async (row) => {
    store.user.id = 'ada';
    isSame.mockClear();
    const watch = startMemberWatch(
      () => undefined,
      () => row.age,
    );
    for (const id of row.answers) watch.onResult?.(accountEndpoints.memberInfo, { id });
    if (!row.isFirstView) ready.call();
    // Two simultaneous imports of a mocked file would get the real one.
    await Promise.all(load.mock.results.map(({ value }) => value));
    expect(await watch.isSameMember?.()).toBe(true);
    const isKnown = row.age < 5000 && row.isFirstView && row.answers.at(-1) === 'ada';
    expect(isSame).toHaveBeenCalledTimes(isKnown ? 0 : 1);
  });

  it('after the page was cleared nothing is sent, although it had confirmed the member', async () => {
    store.user.id = 'ada';
    vi.stubGlobal('window', {});
    const watch = startMemberWatch(
      () => undefined,
      () => 100,
    );
    watch.onResult?.(accountEndpoints.memberInfo, { id: 'ada' });
    clearMemory();
    expect(await watch.isSameMember?.()).toBe(false);
  });
});
