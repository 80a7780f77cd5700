/** What the panel shows of the page beside the log: its address, its title, and what it has stored. */

const AREAS = { local: () => localStorage, session: () => sessionStorage };

/** Runs `read`; undefined where the browser forbids storage. */
function allowed(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Names and lengths of what an area holds, without its values. */
function namesOf(area) {
  const storage = allowed(AREAS[area]);
  if (!storage) return [];
  return Object.keys(storage).map((name) => ({ area, name, length: storage.getItem(name)?.length ?? 0 }));
}

function cookies() {
  return (allowed(() => document.cookie) ?? '').split('; ').filter(Boolean);
}

const cookieNames = () =>
  cookies().map((pair) => ({
    area: 'cookie',
    name: pair.split('=')[0],
    length: pair.slice(pair.indexOf('=') + 1).length,
  }));

async function databases() {
  const list = (await indexedDB.databases?.().catch(() => [])) ?? [];
  return list.map(({ name }) => ({ area: 'database', name, length: null }));
}

export const STATE_ASKS = {
  /** Everything but the values, which are asked for one by one. */
  state: async () => ({
    title: document.title,
    language: document.documentElement.lang,
    ready: document.documentElement.dataset.ready ?? null,
    hasAnalyticsId: typeof window.analyticsUserId === 'string',
    stored: [...namesOf('local'), ...namesOf('session'), ...cookieNames(), ...(await databases())],
  }),
  /** One value: of an area by its name, or the id that analytics get. */
  value: ({ area, name }) => {
    if (area === 'analytics') return window.analyticsUserId ?? null;
    if (area === 'cookie') {
      const pair = cookies().find((each) => each.split('=')[0] === name);
      return pair === undefined ? null : pair.slice(pair.indexOf('=') + 1);
    }
    return Object.hasOwn(AREAS, area) ? (allowed(AREAS[area])?.getItem(name) ?? null) : null;
  },
};
