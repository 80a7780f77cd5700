import { sendEarly } from '../../../src/api/early';
import { type Endpoint, worksByToken } from '../../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../../src/api/endpoints';
import { send } from '../../../src/api/transport';
import { type WireRequest, wireRequest } from '../../../src/api/wire';

/** Runs in the page of `transport.spec.ts`. */
async function run(path: string, isEarly: boolean, credentials: boolean) {
  const request: WireRequest = {
    method: 'POST',
    path,
    query: '',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'ja-JP', 'x-client-tag': 'open-personal' },
    body: JSON.stringify({ photo: 'x'.repeat(1_000_000) }),
    credentials,
  };
  const baseUrl = location.origin;
  const early = isEarly ? sendEarly(request, baseUrl) : undefined;
  const shares: number[] = [];
  const controller = new AbortController();
  if (path === '/aborted') setTimeout(() => controller.abort(), 100);
  const options = { baseUrl, timeoutMs: 2000, signal: controller.signal, name: 'POST /', early };
  const outcome = await send(request, { ...options, onUploadProgress: (share) => shares.push(share) }).catch(
    ({ kind }: { kind: string }) => kind,
  );
  return { outcome, share: shares.at(-1) };
}

const TOKEN = { token: 'secret', origin: 'https://www.example.com', business: 'email' };

/** Makes each call of the table that the authority allows, and returns the keys of those. */
async function runTable(baseUrl: string, isEarly: boolean, byToken: boolean): Promise<readonly string[]> {
  const rows = Object.entries(endpoints) as unknown as [EndpointKey, Endpoint][];
  const made = rows.filter(([, row]) => !byToken || worksByToken(row));
  for (const [key, row] of made) {
    const context = {
      language: 'ja-JP',
      platform: 'tg-mini-program',
      shellUserAgent: 'Shell/1',
      sdkSession: byToken ? TOKEN : undefined,
    } as const;
    const named = Object.fromEntries(row.headers.map((name) => [name, `given ${name}`]));
    const request = wireRequest(row, { key, words: 'Größe 東京' }, context, named);
    const early = isEarly ? sendEarly(request, baseUrl) : undefined;
    const signal = new AbortController().signal;
    await send(request, { baseUrl, timeoutMs: 10_000, signal, name: key, early });
  }
  return made.map(([key]) => key);
}

Object.assign(window, { run, runTable });
