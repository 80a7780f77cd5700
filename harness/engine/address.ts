import { buildMember, buildSdkToken } from '../../fixtures/builders/member';
import { BASE_PATH } from '../../src/domain/initial-config';
import type { Mode } from '../../src/domain/modes';
import { SITE_ROWS } from '../../src/domain/sites';
import type { Origins } from './hosts';
import type { Scenario } from './scenario';

/** Where to open a scenario: the app itself, or the messaging app's page around it (design 5). */
export function scenarioAddress(scenario: Scenario, origins: Origins): string {
  return scenario.mode === 'mini-program' ? `${origins.telegram}/` : appAddress(scenario, origins);
}

/** The app's own address in a scenario, also where a page of the harness puts it into a frame. */
export function appAddress(scenario: Scenario, origins: Origins): string {
  const hosts = scenario.config.testnet ? origins.testnetApp : origins.app;
  const { route, query, fragment } = MODE_ADDRESS[scenario.mode](scenario);
  const url = new URL(BASE_PATH.slice(0, -1) + route, hosts[SITE_ROWS[scenario.site].variant]);
  url.search = new URLSearchParams({ lang: scenario.language, ...query, ...scenario.query }).toString();
  return fragment === undefined ? url.href : `${url.href}#${fragment}`;
}

interface ModeAddress {
  readonly route: string;
  readonly query: Readonly<Record<string, string>>;
  readonly fragment?: string;
}

/** How each mode is entered (design 5). What the scenario's own query says wins. */
const MODE_ADDRESS: Readonly<Record<Mode, (scenario: Scenario) => ModeAddress>> = {
  web: ({ route }) => ({ route, query: {} }),
  app: ({ route }) => ({ route, query: { app: '1' } }),
  // The parameters of the spec's SDK entry (spec 2), whatever the scenario's route.
  sdk: ({ seed }) => ({
    route: '/auth/sdk',
    query: { isUpdatePoi: 'true', site: 'IN', update: '1', from: 'email', hidden: 'false', token: buildSdkToken(seed) },
  }),
  'mini-program': (scenario) => ({ route: scenario.route, query: {}, fragment: telegramLaunch(scenario) }),
};

/** Telegram's own names of the platforms, where they differ from the scenario's. */
const TELEGRAM_PLATFORM_NAMES: Partial<Record<Scenario['platform'], string>> = { web: 'weba' };

/** Launch parameters as Telegram's clients put them behind the `#` of a mini-program's address. */
function telegramLaunch(scenario: Scenario): string {
  const { seed, now, platform, language, member } = scenario;
  const person = buildMember(seed);
  const user = {
    id: Number(person.id),
    first_name: person.firstName,
    last_name: person.lastName,
    language_code: language.slice(0, 2),
  };
  const data = new URLSearchParams({
    query_id: `AAH${member.id ?? person.id}`,
    user: JSON.stringify(user),
    auth_date: String(Math.floor(Date.parse(now) / 1000)),
    // Only a server with the bot's token could check them; they have the right form.
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

/** Colours of a dark Telegram, under the names that its theme parameters have. */
const TELEGRAM_THEME = {
  bg_color: '#000000',
  secondary_bg_color: '#1c1c1d',
  text_color: '#ffffff',
  hint_color: '#98989e',
  link_color: '#3e88f7',
  button_color: '#3e88f7',
  button_text_color: '#ffffff',
} as const;
