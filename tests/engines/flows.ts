import { writeFileSync } from 'node:fs';
import type { ScenarioInput } from '../../harness/core/scenario';
import type { EngineName } from '../../harness/tools/browsers/engines';
import type { Place, TabOptions } from '../../harness/tools/browsers/tab';
import { SCREENS } from '../../src/screens/screens';
import { type App, expect } from './app';

/** Member flows for all engines. */
export interface Flow {
  readonly name: string;
  readonly tab?: TabOptions;
  /** @param file where the flow may write a file to choose */
  readonly run: (app: App, file: string) => Promise<void>;
  /** Engines that cannot run it, with reasons. */
  readonly without?: Partial<Record<EngineName, string>>;
}

const FRAME: Place = ['iframe'];
const VERIFIED: ScenarioInput = { kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } };
const POI: ScenarioInput = { mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed', provider: 'PROVIDER_SUMSUB' } };
const EMBEDDED_TOKEN = 'POST /v1/s1/kyc/integration/access-token';
const RESIDENCE: ScenarioInput = { route: '/auth/residenceInfo', member: { country: 'GBR' } };

/** Each with a site that offers it. */
const LANGUAGES: readonly Pick<ScenarioInput, 'language' | 'site'>[] = [
  { language: 'en', site: 'NONE' },
  { language: 'ar-SA', site: 'ARE' },
  { language: 'zh-HK', site: 'HKG' },
];

async function startLevel1(app: App, provider: 'PROVIDER_SUMSUB' | 'PROVIDER_JUMIO'): Promise<void> {
  await app.open({ route: '/auth/kyc', kyc: { provider } });
  await app.press('Continue');
  await app.press('Passport');
  await app.press('I agree that');
  await app.press('Continue');
}

async function startEmbedded(app: App, place: Place): Promise<void> {
  await app.press('I agree that', place);
  await app.press('Start verification', place);
}

const STREET = 'input[name=street]';
const HAS_STREET = `document.querySelector('${STREET}')?.value === '12 Baker Street'`;
const IS_STORED = `(async () => {
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((done, fail) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    const counts = await Promise.all([...database.objectStoreNames].map((store) => new Promise((done, fail) => {
      const request = database.transaction(store).objectStore(store).count();
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    })));
    database.close();
    if (counts.some((count) => count > 0)) return true;
  }
  return false;
})()`;

async function typeStreet(app: App): Promise<void> {
  await app.open(RESIDENCE);
  await app.press('Continue');
  await app.until(`document.querySelector('${STREET}') !== null`);
  await app.tab.type(STREET, '12 Baker Street');
  await app.until(IS_STORED);
}

/** Shows a partner's page in another site's frame. Returns the session's control path. */
async function framedByOtherSite(app: App): Promise<string> {
  const { id } = await app.control('/sessions', 'POST', {});
  const session = `/sessions/${id}`;
  await app.control(`${session}/scenario`, 'PUT', { ...POI, language: 'en' });
  await app.tab.open(`${app.origins().panel}/nowhere`);
  const source = `${app.origins(id).embed}/`;
  await app.tab.run(`(() => {
    const frame = document.createElement('iframe');
    frame.width = 900;
    frame.height = 800;
    frame.src = ${JSON.stringify(source)};
    document.body.replaceChildren(frame);
  })()`);
  return session;
}

export const FLOWS: readonly Flow[] = [
  ...LANGUAGES.map(
    ({ language, site }): Flow => ({
      name: `every screen opens in ${language}, without an error in the console`,
      run: async (app) => {
        for (const { path } of SCREENS) {
          await app.open({ language, site, route: path, mode: path === '/auth/sdk' ? 'sdk' : 'web' });
          const shown = `[document.documentElement.lang, document.querySelectorAll('main h1').length]`;
          expect([path, await app.tab.run(shown), await app.tab.problems()]).toEqual([path, [language, 1], []]);
        }
      },
    }),
  ),
  {
    name: 'level 1 with a vendor in a frame takes one token',
    run: async (app) => {
      await startLevel1(app, 'PROVIDER_SUMSUB');
      await app.shows('Sumsub', ['main iframe']);
      expect(await app.calls('POST /v3/private/kyc/vendor-token')).toBe(1);
    },
  },
  {
    name: 'level 1 with a vendor by redirect leads there and back',
    run: async (app) => {
      await startLevel1(app, 'PROVIDER_JUMIO');
      await app.shows('Jumio');
      await app.until(
        'document.querySelector("form[inert]") === null && document.querySelector("button.first") !== null',
      );
      await app.tab.click('button.first');
      await app.leads('/auth/kyc');
      await app.ready();
    },
  },
  {
    name: 'what was typed is back after a reload',
    run: async (app) => {
      await typeStreet(app);
      await app.tab.reload();
      await app.ready();
      await app.until(HAS_STREET);
    },
  },
  {
    name: 'what was typed is back after signing in again',
    run: async (app) => {
      await typeStreet(app);
      await app.control('/scenario', 'PATCH', { member: { signedIn: false } });
      await app.tab.reload();
      await app.leads('/login');
      await app.control('/scenario', 'PATCH', { member: { signedIn: true } });
      await app.tab.open(await app.tab.run('new URL(location.href).searchParams.get("redirect_url")'));
      await app.ready();
      await app.until(HAS_STREET);
    },
  },
  {
    name: 'a file is chosen, and its name is shown',
    run: async (app, file) => {
      writeFileSync(file, Buffer.alloc(2000, 1));
      await app.open({ kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } }, route: '/auth/updatePOA' });
      await app.press('Bank or card statement');
      await app.until('document.querySelector("input[type=file]") !== null');
      await app.tab.choose('input[type=file]:not([capture])', file);
      await app.shows('statement.pdf');
    },
  },
  {
    name: 'after a sign-out, Back shows nothing of the member',
    run: async (app) => {
      await app.open({ ...VERIFIED, route: '/auth/updatekyc' });
      await app.press('Passport');
      await app.until('document.querySelector("input[name=documentNumber]") !== null');
      await app.tab.type('input[name=documentNumber]', 'P1234567');
      await app.press('Menu');
      await app.press('Sign out');
      await app.leads('/login');
      await app.tab.back();
      await app.leads('/login');
      const hasNumber = `[...document.querySelectorAll('input')].some(({ value }) => value === 'P1234567')`;
      expect(await app.tab.run(hasNumber)).toBe(false);
    },
  },
  {
    name: 'the frame of the messaging app shows the mini-program',
    run: async (app) => {
      await app.tab.open(await app.put({ mode: 'mini-program' }));
      await app.ready(FRAME);
      expect(await app.tab.run('document.documentElement.dataset.theme', FRAME)).toBe('black');
    },
  },
  {
    name: 'in a partner’s frame the verification starts, and takes one token',
    run: async (app) => {
      await app.put(POI);
      await app.tab.open(`${app.origins().embed}/`);
      await app.ready(FRAME);
      await startEmbedded(app, FRAME);
      await app.shows('Sumsub', [...FRAME, 'main iframe']);
      expect(await app.calls(EMBEDDED_TOKEN)).toBe(1);
    },
  },
  {
    name: 'in a frame of another site, without storage, the verification starts, and takes one token',
    tab: { refusesThirdParties: true },
    run: async (app) => {
      const session = await framedByOtherSite(app);
      const place: Place = ['iframe', 'iframe'];
      await app.ready(place);
      expect(await app.tab.run(app.engine.isRefused, place)).toBe(true);
      await startEmbedded(app, place);
      await app.shows('Sumsub', [...place, 'main iframe']);
      expect(await app.calls(EMBEDDED_TOKEN, session)).toBe(1);
    },
  },
];
