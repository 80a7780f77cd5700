import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearMemory } from '../lib/member-memory';
import { serverChanges } from '../lib/server-changes';
import { call } from './client';
import { endpoints } from './endpoints/index.ts';
import { acquire, dropUnused, invalidate, prefetch, type Resource, release, unused } from './resource';
import { cut, ok, raw, silence, wireOfThisFile } from './testing/wire';

const wire = wireOfThisFile();
const { kycConfig, kycInfo } = endpoints;
type Shown = Pick<Resource<typeof kycConfig>, 'shown'>;

const inUse: Resource<typeof kycConfig>[] = [];
const use = () => {
  const resource = acquire(kycConfig, {}, {});
  inUse.push(resource);
  return resource;
};
const stopUsing = (resource: Resource<typeof kycConfig>) => {
  inUse.splice(inUse.indexOf(resource), 1);
  release(resource);
};
afterEach(() => {
  for (const resource of inUse.splice(0)) release(resource);
});

const countries = (...unsupportedCountries: string[]) => ok({ unsupportedCountries });
const listOf = ({ shown }: Shown) => shown.state.data?.unsupportedCountries;
const until = (resource: Shown, status: string) => vi.waitFor(() => expect(resource.shown.state.status).toBe(status));

describe('while it is used', () => {
  it('users of one input share one request and its answer', async () => {
    wire.answer = countries('IRN');
    const first = use();
    expect(use()).toBe(first);
    await until(first, 'done');
    expect(use()).toBe(first);
    expect([first.shown.state.status, listOf(first)]).toEqual(['done', ['IRN']]);
    expect(wire.received).toHaveLength(1);
  });

  it('an answer that the client has cached is used without a request, by a screen and by calls before it', async () => {
    const { countryList } = endpoints;
    wire.answer = ok({ list: [] });
    await call(countryList, {});
    await prefetch([[countryList, {}]]);
    expect(unused(countryList, {})?.shown.state.status).toBe('done');
    dropUnused();
    const shown = acquire(countryList, {}, {});
    await vi.waitFor(() => expect(shown.shown.state.status).toBe('done'));
    release(shown);
    expect(wire.received).toHaveLength(1);
  });

  it('another input is another resource', () => {
    wire.answer = silence;
    const [one, other] = [{}, { obtain_state: true }].map((input) => acquire(kycInfo, input, {}));
    if (!one || !other) throw new Error('There are two inputs.');
    expect(one).not.toBe(other);
    for (const resource of [one, other]) release(resource);
  });

  it('it is dropped after its last user, whose request is aborted, and requested again by the next one', async () => {
    wire.answer = silence;
    const first = use();
    const second = use();
    await wire.arrivals(1);
    stopUsing(second);
    expect(use()).toBe(first);
    for (const resource of [...inUse]) stopUsing(resource);
    await wire.last.closed;
    wire.answer = countries();
    const next = use();
    expect(next).not.toBe(first);
    await until(next, 'done');
    expect(wire.received).toHaveLength(2);
  });
});

describe('in another language', () => {
  let language = 'en';
  const change = (next: string) => {
    language = next;
  };
  const open = () => {
    change('en');
    wire.configure({ language: () => language });
    wire.answer = countries('in English');
    return use();
  };

  it('it is another resource, requested in that language; the previous answer is shown until the new one arrives', async () => {
    const english = open();
    await until(english, 'done');
    change('de-DE');
    wire.answer = raw(500, '');
    const german = acquire(kycConfig, {}, {}, english.shown.state.data);
    inUse.push(german);
    stopUsing(english);
    expect(german).not.toBe(english);
    expect([german.shown.state.status, listOf(german)]).toEqual(['loading', ['in English']]);
    await until(german, 'error');
    expect(listOf(german)).toEqual(['in English']);
    wire.answer = countries('auf Deutsch');
    german.retry();
    await until(german, 'done');
    expect(listOf(german)).toEqual(['auf Deutsch']);
    expect(wire.received.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'de-DE', 'de-DE']);
    expect(use()).toBe(german);
  });

  it('the end of the previous one, after the change, drops only that one', async () => {
    const english = open();
    change('de-DE');
    const german = use();
    stopUsing(english);
    expect(use()).toBe(german);
    change('en');
    expect(use()).not.toBe(english);
  });

  it('a call that creates something and has no text is not sent again', async () => {
    open();
    const input = { templateCode: '200' };
    const created = acquire(endpoints.createQuestionnaire, input, {});
    change('de-DE');
    expect(acquire(endpoints.createQuestionnaire, input, {})).toBe(created);
    await wire.arrivals(3);
    for (const _user of [1, 2]) release(created);
  });
});

describe('the calls of the first screen', () => {
  it('are sent before it is rendered, and its components use their answers', async () => {
    wire.answer = countries('IRN');
    await prefetch([[kycConfig, {}]]);
    const first = unused(kycConfig, {});
    expect(first && listOf(first)).toEqual(['IRN']);
    expect(use()).toBe(first);
    // It may belong to the previous screen.
    expect(unused(kycConfig, {})).toBeUndefined();
    expect(wire.received).toHaveLength(1);
  });

  it('that fail end too: the screen shows the failure', async () => {
    wire.answer = cut;
    await prefetch([[kycConfig, {}]]);
    expect(unused(kycConfig, {})?.shown.state.status).toBe('error');
    dropUnused();
  });

  it('are not sent again where a component has sent them', async () => {
    wire.answer = countries();
    const first = use();
    await until(first, 'done');
    await prefetch([[kycConfig, {}]]);
    expect(wire.received).toHaveLength(1);
    expect(use()).toBe(first);
  });

  it('are dropped where no component uses them, and only there', async () => {
    wire.answer = countries();
    const shown = use();
    await prefetch([[kycInfo, {}]]);
    dropUnused();
    expect(unused(kycInfo, {})).toBeUndefined();
    expect(use()).toBe(shown);
  });
});

describe('a failure', () => {
  it('is the state; a retry sends one request, however many users retry', async () => {
    wire.answer = raw(500, '');
    const resource = use();
    await until(resource, 'error');
    wire.answer = countries('IRN');
    resource.retry();
    resource.retry();
    await until(resource, 'done');
    expect(listOf(resource)).toEqual(['IRN']);
    expect(wire.received).toHaveLength(2);
  });
});

describe('new data', () => {
  const loaded = async () => {
    wire.answer = countries('IRN');
    const resource = use();
    await until(resource, 'done');
    return resource;
  };

  it('invalidation by the endpoint requests it again; the previous data stays until then', async () => {
    const resource = await loaded();
    wire.answer = countries('PRK');
    invalidate(kycInfo);
    expect(resource.shown.state.status).toBe('done');
    invalidate(kycConfig);
    expect(resource.shown.state.status).toBe('loading');
    expect(listOf(resource)).toEqual(['IRN']);
    await until(resource, 'done');
    expect(listOf(resource)).toEqual(['PRK']);
  });

  it('a failure after an invalidation is shown', async () => {
    const resource = await loaded();
    wire.answer = cut;
    invalidate(kycConfig);
    await until(resource, 'error');
  });

  it('a change by an earlier screen reloads it in the background, without showing a failure', async () => {
    const resource = await loaded();
    wire.answer = raw(500, '');
    serverChanges.emit();
    await wire.arrivals(2);
    wire.answer = countries('PRK');
    serverChanges.emit();
    expect(resource.shown.state.status).toBe('done');
    await vi.waitFor(() => expect(listOf(resource)).toEqual(['PRK']));
  });

  it('a poll replaces the data; a failed one rejects and changes nothing', async () => {
    const resource = await loaded();
    wire.answer = countries('PRK');
    await resource.refresh();
    expect(listOf(resource)).toEqual(['PRK']);
    wire.answer = raw(500, '');
    await expect(resource.refresh()).rejects.toMatchObject({ kind: 'http' });
    expect(resource.shown.state).toMatchObject({ status: 'done', data: { unsupportedCountries: ['PRK'] } });
  });

  it('an answer that arrives after a newer one is ignored', async () => {
    const resource = await loaded();
    let answerLate = () => {};
    wire.answer = (response, request) => {
      answerLate = () => countries('OLD')(response, request);
    };
    const late = resource.refresh();
    await wire.arrivals(2);
    wire.answer = countries('NEW');
    invalidate(kycConfig);
    await until(resource, 'done');
    answerLate();
    await late;
    expect(listOf(resource)).toEqual(['NEW']);
  });

  const KINDS = ['load', 'refresh'] as const;
  const ENDS = ['ok', 'fails'] as const;
  const ORDERS = ['A then B', 'B then A'] as const;
  const overlaps = KINDS.flatMap((a) =>
    KINDS.flatMap((b) =>
      ENDS.flatMap((endA) => ENDS.flatMap((endB) => ORDERS.map((order) => ({ a, b, endA, endB, order })))),
    ),
  );
  it.each(overlaps)(
    'of overlapping requests the newest end that may be shown stays: %j',
    async ({ a, b, endA, endB, order }) => {
      const resource = await loaded();
      const send = async (kind: (typeof KINDS)[number], name: string, end: (typeof ENDS)[number]) => {
        let answer = () => {};
        const count = wire.received.length + 1;
        wire.answer = (response, request) => {
          answer = () => (end === 'ok' ? countries(name) : raw(500, ''))(response, request);
        };
        const ended = (kind === 'load' ? resource.load(true) : resource.refresh()).catch(() => undefined);
        await wire.arrivals(count);
        return async () => {
          answer();
          await ended;
        };
      };
      const answers = { A: await send(a, 'A', endA), B: await send(b, 'B', endB) };
      for (const name of order === 'A then B' ? (['A', 'B'] as const) : (['B', 'A'] as const)) await answers[name]();

      const isShown = { A: endA === 'ok' || a === 'load', B: endB === 'ok' || b === 'load' };
      const deciding = isShown.B ? 'B' : isShown.A ? 'A' : undefined;
      const fails = deciding !== undefined && { A: endA, B: endB }[deciding] === 'fails';
      expect(resource.shown.state.status).toBe(fails ? 'error' : 'done');
      const hasA = endA === 'ok' && (order === 'A then B' || deciding !== 'B');
      expect(listOf(resource)).toEqual([endB === 'ok' ? 'B' : hasA ? 'A' : 'IRN']);
    },
  );

  it('a failure that is older than a change is not shown while the change is loading', async () => {
    const resource = await loaded();
    const ends: ((answer: typeof cut) => void)[] = [];
    wire.answer = (response, request) => void ends.push((answer) => answer(response, request));
    const before = resource.load(true);
    await wire.arrivals(2);
    const after = resource.load(true);
    await wire.arrivals(3);
    ends[0]?.(raw(500, ''));
    await before;
    expect([resource.shown.state.status, listOf(resource)]).toEqual(['loading', ['IRN']]);
    ends[1]?.(countries('NEW'));
    await after;
    expect([resource.shown.state.status, listOf(resource)]).toEqual(['done', ['NEW']]);
  });

  it('that is older than a change is shown as still loading', async () => {
    const resource = await loaded();
    const answers: (() => void)[] = [];
    wire.answer = (response, request) => {
      const data = countries(String(answers.length));
      answers.push(() => data(response, request));
    };
    const before = resource.refresh();
    await wire.arrivals(2);
    const after = resource.load(true);
    await wire.arrivals(3);
    answers[0]?.();
    await before;
    expect([resource.shown.state.status, listOf(resource)]).toEqual(['loading', ['0']]);
    answers[1]?.();
    await after;
    expect([resource.shown.state.status, listOf(resource)]).toEqual(['done', ['1']]);
  });

  it('clearing the memory deletes the data of the member and aborts what is in flight', async () => {
    const resource = await loaded();
    wire.answer = silence;
    void resource.refresh();
    await wire.arrivals(2);
    clearMemory();
    await wire.last.closed;
    expect(resource.shown.state).toEqual({ status: 'loading', data: undefined, error: undefined });
    wire.answer = countries();
    const next = use();
    expect(next).not.toBe(resource);
    // A late unmount must not affect the new resource.
    stopUsing(resource);
    expect(use()).toBe(next);
  });
});
