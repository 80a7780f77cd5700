import { BASE_PATH } from '../domain/initial-config';

/** Milliseconds for all files together. */
const LIMIT_MS = 10_000;

let hasFailed = false;

export function noteFailedFile(): void {
  hasFailed = true;
}

/** Past the browser's cache, which may hold a broken file. Never rejects. */
export async function getFailedAgain(): Promise<void> {
  if (!hasFailed) return;
  hasFailed = false;
  const signal = AbortSignal.timeout(LIMIT_MS);
  const get = async (address: string) => (await fetch(address, { cache: 'reload', signal })).arrayBuffer();
  await Promise.allSettled(ownFiles().map(get));
}

function ownFiles(): string[] {
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = [...document.querySelectorAll('script')].map(({ src }) => src);
  const links = [...document.querySelectorAll('link')].map(({ href }) => href);
  const folder = `${location.origin}${BASE_PATH}assets/`;
  const all = new Set([...requested, ...scripts, ...links]);
  return [...all].filter((address) => address.startsWith(folder) && /\.(js|css)$/.test(address));
}
