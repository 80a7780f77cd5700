import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPacks, packsStore, startPackWork } from './store';

const server = { packs: ['new', 'old'], phase: 'running', refuses: false };
let asked: string[] = [];

const answer = (method: string, path: string): { readonly status: number; readonly body: unknown } => {
  const work = { act: 'verify', pack: 'old', phase: method === 'POST' ? server.phase : 'idle' };
  if (method === 'POST' && server.refuses) {
    const problems = [{ path: 'pack', message: 'There is no pack "old"' }];
    return { status: 422, body: { error: 'This cannot be done with packs', problems } };
  }
  if (method === 'POST') return { status: 202, body: work };
  if (path === '/packs') {
    return { status: 200, body: { work, packs: server.packs.map((name) => ({ name })), damaged: [], named: [] } };
  }
  const name = path.slice('/packs/'.length);
  return server.packs.includes(name) ? { status: 200, body: { name } } : { status: 404, body: { error: 'no' } };
};

beforeEach(() => {
  Object.assign(server, { packs: ['new', 'old'], refuses: false });
  Object.assign(packsStore, { work: undefined, asking: false, packs: [], chosen: undefined, problem: '' });
  asked = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const path = address.replace('/__harness__/api', '');
    asked.push(`${method} ${path}`);
    const { status, body } = answer(method, path);
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const order = { act: 'verify', pack: 'old' };

it('asks for a job once, however often it is pressed', async () => {
  await Promise.all([startPackWork(order), startPackWork(order)]);
  expect(await startPackWork(order)).toBe(false);
  expect(asked).toEqual(['POST /packs']);
  expect(packsStore.problem).toBe('');
});

it('shows another pack when the shown one is gone, and says why a job failed', async () => {
  await loadPacks();
  server.packs = ['old'];
  server.refuses = true;
  expect(await startPackWork(order)).toBe(false);
  expect(packsStore.chosen?.name).toBe('old');
  expect(packsStore.problem).toBe('There is no pack "old"');
  server.packs = [];
  await loadPacks();
  expect(packsStore.chosen).toBeUndefined();
});
