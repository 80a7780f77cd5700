import { subscribe } from 'valtio';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pendingCount } from '../lib/readiness';
import { endpoints } from './endpoints/index.ts';
import { acquire, invalidate, type Resource, release } from './resource';
import { cut, ok, raw, wireOfThisFile } from './testing/wire';

const wire = wireOfThisFile();
const { kycConfig } = endpoints;

let resource: Resource<typeof kycConfig> | undefined;
afterEach(() => {
  if (resource) release(resource);
  resource = undefined;
});

const countries = (name: string) => ok({ unsupportedCountries: [name] });
const shownBy = ({ shown }: Resource<typeof kycConfig>) => [
  shown.state.status,
  shown.state.data?.unsupportedCountries?.[0],
];

async function twoInFlight() {
  wire.answer = countries('FIRST');
  const one = acquire(kycConfig, {}, {});
  resource = one;
  await vi.waitFor(() => expect(one.shown.state.status).toBe('done'));
  const ends: ((answer: typeof cut) => void)[] = [];
  wire.answer = (response, request) => void ends.push((answer) => answer(response, request));
  const send = async () => {
    invalidate(kycConfig);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const older = ends[0];
    const refreshed = one.refresh().catch(() => undefined);
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    return { older, newer: ends[1], refreshed };
  };
  return { one, ...(await send()) };
}

async function allEnded() {
  await vi.waitFor(() => expect(pendingCount()).toBe(0));
  await new Promise<void>((resolve) => setImmediate(resolve));
}

describe('an older request that ends after a newer one was answered', () => {
  it.each([
    ['is answered', countries('OLD')],
    ['fails on the server', raw(500, '')],
    ['loses its connection', cut],
  ])('%s: the newer answer stays, and nothing else is shown in between', async (_how, end) => {
    const { one, older, newer, refreshed } = await twoInFlight();
    newer?.(countries('NEW'));
    await refreshed;
    expect(shownBy(one)).toEqual(['done', 'NEW']);
    const shown: unknown[] = [];
    const stop = subscribe(one.shown, () => shown.push(shownBy(one)), true);
    older?.(end);
    await allEnded();
    stop();
    expect(shown).toEqual([]);
    expect(shownBy(one)).toEqual(['done', 'NEW']);
  });
});
