import { beforeEach, expect, it, vi } from 'vitest';
import { loadFile, NewVersionError } from './load-file';
import { isOtherBuildServed } from './served-build';

vi.mock('./served-build', () => ({ isOtherBuildServed: vi.fn() }));

const gone = new TypeError('Failed to fetch dynamically imported module');
const serve = (isOther: boolean) => vi.mocked(isOtherBuildServed).mockResolvedValue(isOther);

beforeEach(() => void vi.mocked(isOtherBuildServed).mockReset());

it('returns a file that is there, and asks the server nothing', async () => {
  expect(await loadFile(async () => 'file')).toBe('file');
  expect(isOtherBuildServed).not.toHaveBeenCalled();
});

it('fails with the error of the import while the server has the build of the page', async () => {
  serve(false);
  await expect(loadFile(() => Promise.reject(gone))).rejects.toBe(gone);
});

it('says that there is a new version where the server has another build, and why it was noticed', async () => {
  serve(true);
  const error = await loadFile(() => Promise.reject(gone)).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(NewVersionError);
  expect(error).toMatchObject({ name: 'NewVersionError', cause: gone });
});

it('passes on what a file that it imports has said about the version, and asks the server nothing more', async () => {
  serve(true);
  const known = new NewVersionError('of a file within');
  await expect(loadFile(() => Promise.reject(known))).rejects.toBe(known);
  expect(isOtherBuildServed).not.toHaveBeenCalled();
});
