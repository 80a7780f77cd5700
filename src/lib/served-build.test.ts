import { afterEach, expect, it, vi } from 'vitest';
import { isOtherBuildServed } from './served-build';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function pageOf(build: string | undefined, answer: () => Promise<Response>) {
  vi.stubGlobal('document', { getElementById: () => (build === undefined ? null : { content: build }) });
  const asked = vi.fn((_address: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
}

const answering = (body: string) => async () => new Response(body);

it.each([
  ['another build', 'a1', '{"build":"b2"}', true],
  ['the same build', 'a1', '{"build":"a1"}', false],
  ['no build', 'a1', '{}', false],
  ['an empty build', 'a1', '{"build":""}', false],
  ['a build that is not a text', 'a1', '{"build":7}', false],
  ['null', 'a1', 'null', false],
  ['a separate page', 'a1', '<!doctype html>', false],
  ['a build, for a page that is of none,', '', '{"build":"b2"}', false],
  ['a build, for a page without its element,', undefined, '{"build":"b2"}', false],
])('a server that answers with %s: page %j, answer %s, other build %s', async (_what, build, body, isOther) => {
  pageOf(build, answering(body));
  expect(await isOtherBuildServed()).toBe(isOther);
});

it('asks the server of the page itself, and no cache', async () => {
  const asked = pageOf('a1', answering('{"build":"b2"}'));
  await isOtherBuildServed();
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe('/user/accounts/build.json');
  expect(init).toMatchObject({ cache: 'no-store', credentials: 'same-origin' });
});

it('counts a server that cannot be reached, or does not answer in time, as one with the same build', async () => {
  pageOf('a1', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isOtherBuildServed()).toBe(false);

  const tooLate = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLate.signal);
  const asked = pageOf('a1', () => new Promise(() => {}));
  asked.mockImplementation(
    (_address, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const answer = isOtherBuildServed();
  expect(limit).toHaveBeenCalledWith(5000);
  tooLate.abort(new DOMException('', 'TimeoutError'));
  expect(await answer).toBe(false);
});
