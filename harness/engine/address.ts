import { buildMember, buildSdkToken } from '../../fixtures/builders/member';
import { BASE_PATH } from '../../src/domain/initial-config';
import type { Mode } from '../../src/domain/modes';
import { EMBEDDED_ROUTE, screenAt } from '../../src/domain/routes';
import { SITE_ROWS } from '../../src/domain/sites';
import { type Origins, PANE_PATH, STAGE_PATH } from './hosts';
import { pageLanguage } from './page-language';
import type { Scenario } from './scenario';

/** The address at which to open a scenario: the app itself, or in mini-program mode the messaging app's page around it. */
export function scenarioAddress(scenario: Scenario, origins: Origins): string {
  return scenario.mode === 'mini-program' ? `${origins.telegram}/` : appAddress(scenario, origins);
}

/** The app's own address in a scenario. Pages of the harness that embed the app use it for their frame. */
export function appAddress(scenario: Scenario, origins: Origins): string {
  const hosts = scenario.config.testnet ? origins.testnetApp : origins.app;
  const { route, query, fragment } = MODE_ADDRESS[scenario.mode](scenario);
  const url = new URL(BASE_PATH.slice(0, -1) + route, hosts[SITE_ROWS[scenario.site].variant]);
  url.search = new URLSearchParams({ lang: pageLanguage(scenario), ...query, ...scenario.query }).toString();
  return fragment === undefined ? url.href : `${url.href}#${fragment}`;
}

/**
 * The page that shows the app in a pane of a comparison: a frame around the app on the app's own host, so that it can read the app's page
 * and the app is served as it always is.
 */
export function paneAddress(scenario: Scenario, origins: Origins): string {
  return new URL(PANE_PATH, appAddress(scenario, origins)).href;
}

/** The page around the app in the frame of a panel, on the app's own host: it can load the app again where it stands. */
export function stageAddress(scenario: Scenario, origins: Origins): string {
  return new URL(STAGE_PATH, appAddress(scenario, origins)).href;
}

interface ModeAddress {
  readonly route: string;
  readonly query: Readonly<Record<string, string>>;
  readonly fragment?: string;
}

/** The parameters of PRODUCT.md, 'SDK entry', of which only `from` and the token are meant for other screens too. */
const SDK_ENTRY = { isUpdatePoi: 'true', site: 'IN', update: '1', hidden: 'false' };

/** Route, query and fragment that start each mode. A parameter of the scenario's own query replaces one of these. */
const MODE_ADDRESS: Readonly<Record<Mode, (scenario: Scenario) => ModeAddress>> = {
  web: ({ route }) => ({ route, query: {} }),
  app: ({ route }) => ({ route, query: { app: '1' } }),
  sdk: ({ route, seed }) => ({
    route,
    query: { ...(screenAt(route) === EMBEDDED_ROUTE && SDK_ENTRY), from: 'email', token: buildSdkToken(seed) },
  }),
  'mini-program': (scenario) => ({ route: scenario.route, query: {}, fragment: telegramLaunch(scenario) }),
};

/** Telegram's names of platforms that have another name in a scenario. */
const TELEGRAM_PLATFORM_NAMES: Partial<Record<Scenario['platform'], string>> = { web: 'weba' };

/** Launch parameters, in the form in which Telegram's clients put them behind the `#` of a mini-program's address. */
function telegramLaunch(scenario: Scenario): string {
  const { seed, now, platform, member } = scenario;
  const person = buildMember(seed);
  const user = {
    id: Number(person.id),
    first_name: person.firstName,
    last_name: person.lastName,
    language_code: pageLanguage(scenario).slice(0, 2),
  };
  const data = new URLSearchParams({
    query_id: `AAH${member.id ?? person.id}`,
    user: JSON.stringify(user),
    auth_date: String(Math.floor(Date.parse(now) / 1000)),
    // Placeholders of the right form: only a server that has the bot's token could check a signature.
    signature: 'harness',
    hash: seed.toString(16).padStart(64, '0'),
  });
  return new URLSearchParams({
    tgWebAppData: data.toString(),
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: TELEGRAM_PLATFORM_NAMES[platform] ?? platform,
    tgWebAppThemeParams: JSON.stringify(TELEGRAM_THEME),
  }).toString();
}

/** Colours of Telegram's dark theme, by the names of its theme parameters. */
const TELEGRAM_THEME = {
  bg_color: '#000000',
  secondary_bg_color: '#1c1c1d',
  text_color: '#ffffff',
  hint_color: '#98989e',
  link_color: '#3e88f7',
  button_color: '#3e88f7',
  button_text_color: '#ffffff',
} as const;
