import { lookUp } from '../../../src/domain/look-up';
import type { PageState, StoredItem } from '../../core/page-state';

/** The page's address, title and stored names for the panel. */

const AREAS = { local: () => localStorage, session: () => sessionStorage };

/** Undefined if the browser forbids storage. */
function allowed<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Lengths instead of values. */
function namesOf(area: keyof typeof AREAS): StoredItem[] {
  const storage = allowed(AREAS[area]);
  if (!storage) return [];
  return Object.keys(storage).map((name) => ({ area, name, length: storage.getItem(name)?.length ?? 0 }));
}

function cookies(): { readonly name: string; readonly value: string }[] {
  const pairs = (allowed(() => document.cookie) ?? '').split('; ').filter(Boolean);
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('=') };
  });
}

const cookieNames = () =>
  cookies().map(({ name, value }): StoredItem => ({ area: 'cookie', name, length: value.length }));

async function databases(): Promise<StoredItem[]> {
  const list = (await indexedDB.databases?.().catch(() => [])) ?? [];
  return list.map(({ name = '' }) => ({ area: 'database', name, length: null }));
}

export const STATE_ASKS = {
  /** Values are asked for one by one. */
  state: async (): Promise<PageState> => ({
    title: document.title,
    language: document.documentElement.lang,
    ready: document.documentElement.dataset.ready ?? null,
    hasAnalyticsId: typeof window.analyticsUserId === 'string',
    stored: [...namesOf('local'), ...namesOf('session'), ...cookieNames(), ...(await databases())],
  }),
  /** From an area by name, or the id for analytics. */
  value: ({ area, name }: Pick<StoredItem, 'area' | 'name'>): string | null => {
    if (area === 'analytics') return window.analyticsUserId ?? null;
    if (area === 'cookie') return cookies().find((cookie) => cookie.name === name)?.value ?? null;
    const storage = lookUp<() => Storage>(AREAS, area);
    return (storage && allowed(storage)?.getItem(name)) ?? null;
  },
};
