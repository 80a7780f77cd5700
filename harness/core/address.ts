import { buildMember, buildSdkToken } from '../../fixtures/builders/member';
import { BASE_PATH } from '../../src/domain/initial-config';
import { SITE_ROWS } from '../../src/domain/sites';
import { screenAt } from '../../src/screens/address';
import { EMBEDDED_ROUTE } from '../../src/screens/screens';
import { type Origins, PANE_PATH, STAGE_PATH } from './hosts';
import { type ModeWord, modeOf } from './modes';
import { pageLanguage } from './page-language';
import type { Scenario } from './scenario';

/** In mini-program mode, the address of the messaging app's page. */
export function scenarioAddress(scenario: Scenario, origins: Origins): string {
  return scenario.mode === 'mini-program' ? `${origins.telegram}/` : appAddress(scenario, origins);
}

export function appAddress(scenario: Scenario, origins: Origins): string {
  const hosts = scenario.config.testnet ? origins.testnetApp : origins.app;
  const { route, seed } = scenario;
  const { query, fragment } = SHELL_ADDRESS[scenario.mode](scenario);
  const tokenQuery = modeOf(scenario).authority === 'token' && {
    ...(screenAt(route) === EMBEDDED_ROUTE && SDK_ENTRY),
    from: 'email',
    token: buildSdkToken(seed),
  };
  const url = new URL(BASE_PATH.slice(0, -1) + route, hosts[SITE_ROWS[scenario.site].variant]);
  url.search = new URLSearchParams({
    lang: pageLanguage(scenario),
    ...query,
    ...tokenQuery,
    ...scenario.query,
  }).toString();
  return fragment === undefined ? url.href : `${url.href}#${fragment}`;
}

/** On the app's host, so that the frame can read the app's page. */
export function paneAddress(scenario: Scenario, origins: Origins): string {
  return new URL(PANE_PATH, appAddress(scenario, origins)).href;
}

/** The page around the app in a panel's frame. It can reload the app in place. */
export function stageAddress(scenario: Scenario, origins: Origins): string {
  return new URL(STAGE_PATH, appAddress(scenario, origins)).href;
}

interface ShellAddress {
  readonly query?: Readonly<Record<string, string>>;
  readonly fragment?: string;
}

/** See PRODUCT.md, 'SDK entry'. Other screens use only `from` and the token. */
const SDK_ENTRY = { isUpdatePoi: 'true', site: 'IN', update: '1', hidden: 'false' };

/** The app recognises its shell by these. The scenario's own query overrides them. */
const SHELL_ADDRESS: Readonly<Record<ModeWord, (scenario: Scenario) => ShellAddress>> = {
  web: () => ({}),
  sdk: () => ({}),
  app: () => ({ query: { app: '1' } }),
  'mini-program': (scenario) => ({ fragment: telegramLaunch(scenario) }),
};

const TELEGRAM_PLATFORM_NAMES: Partial<Record<Scenario['platform'], string>> = { web: 'weba' };

/** Telegram's clients put these parameters behind the `#`. */
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
    // Placeholders: only a server with the bot's token could check a signature.
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

const TELEGRAM_THEME = {
  bg_color: '#000000',
  secondary_bg_color: '#1c1c1d',
  text_color: '#ffffff',
  hint_color: '#98989e',
  link_color: '#3e88f7',
  button_color: '#3e88f7',
  button_text_color: '#ffffff',
} as const;
