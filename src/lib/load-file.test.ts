import { beforeEach, expect, it, vi } from 'vitest';
import { getFailedAgain, noteFailedFile } from './get-again';
import { loadFile, NewVersionError } from './load-file';
import { isOtherBuildServed } from './served-build';

vi.mock('./get-again', () => ({ getFailedAgain: vi.fn(), noteFailedFile: vi.fn() }));
vi.mock('./served-build', () => ({ isOtherBuildServed: vi.fn() }));

const gone = new TypeError('Failed to fetch dynamically imported module');
const serve = (isOther: boolean) => vi.mocked(isOtherBuildServed).mockResolvedValue(isOther);

beforeEach(() => void vi.resetAllMocks());

it('returns an available file without asking the server', async () => {
  expect(await loadFile(async () => 'file')).toBe('file');
  expect(isOtherBuildServed).not.toHaveBeenCalled();
});

it('fails with the error of the import while the server has the build of the page', async () => {
  serve(false);
  await expect(loadFile(() => Promise.reject(gone))).rejects.toBe(gone);
});

it('says that there is a new version if the server has another build, and why it was noticed', async () => {
  serve(true);
  const error = await loadFile(() => Promise.reject(gone)).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(NewVersionError);
  expect(error).toMatchObject({ name: 'NewVersionError', cause: gone });
});

it('passes on what an imported file has found out about the version, without asking the server again', async () => {
  serve(true);
  const known = new NewVersionError('of a file within');
  await expect(loadFile(() => Promise.reject(known))).rejects.toBe(known);
  expect(isOtherBuildServed).not.toHaveBeenCalled();
});

it('notes a failure, and fetches what failed before each attempt', async () => {
  serve(false);
  await expect(loadFile(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(noteFailedFile).toHaveBeenCalledOnce();
  await loadFile(async () => expect(getFailedAgain).toHaveBeenCalledTimes(2));
});

it('says that the page has to be loaded again after a broken file, without asking the server', async () => {
  const broken = new SyntaxError('Unexpected end of input');
  const error = await loadFile(() => Promise.reject(broken)).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(NewVersionError);
  expect(isOtherBuildServed).not.toHaveBeenCalled();
  expect(noteFailedFile).toHaveBeenCalledOnce();
});
