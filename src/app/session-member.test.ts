import { beforeEach, expect, it, vi } from 'vitest';
import { isApiError } from '../api/errors';
import { loadFile, NewVersionError } from '../lib/load-file';
import { reloadOnce } from '../lib/reload-once';
import { startMemberWatch } from './session-member';

const isSame = vi.hoisted(() => vi.fn(async () => true));
vi.mock('./watch-member', () => ({ watchMember: () => ({ isSame }) }));
vi.mock('../lib/load-file', async (original) => ({ ...(await original<object>()), loadFile: vi.fn() }));
vi.mock('../lib/reload-once', () => ({ reloadOnce: vi.fn(() => true) }));
vi.mock('../lib/readiness', () => ({ whenReady: () => undefined }));

const load = vi.mocked(loadFile);
const reload = vi.mocked(reloadOnce);
beforeEach(() => {
  load.mockReset().mockImplementation((file) => file());
  reload.mockReset().mockReturnValue(true);
});

const { isSameMember } = startMemberWatch(() => undefined);

it('a call whose member cannot be checked, because the code is not there, fails as a call does, and the next one tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const error = await isSameMember?.().catch((reason: unknown) => reason);
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({ kind: 'network', endpoint: 'GET /user/private/member/info' });
  expect(reload).not.toHaveBeenCalled();
  expect(await isSameMember?.()).toBe(true);
});

it('where the server has another build, the page is loaded again, once', async () => {
  load.mockRejectedValue(new NewVersionError('The server has another build.'));
  const ended = vi.fn();
  void isSameMember?.().finally(ended);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(ended).not.toHaveBeenCalled();
  reload.mockReturnValue(false);
  await expect(isSameMember?.()).rejects.toMatchObject({ kind: 'network' });
});
