import { EXAMPLE_OPERATOR } from '../../fixtures/operator';
import { BASE_PATH, type InitialConfigInput } from '../../src/domain/initial-config';
import { SITE_ROWS } from '../../src/domain/sites';
import { VENDORS } from '../../src/domain/statuses';
import type { Variant } from '../../src/domain/variants';
import type { AppPlace, Origins } from '../core/hosts';
import { SIMULATED } from '../core/mock/vendors';
import { languageVariant } from '../core/page-language';
import type { Scenario } from '../core/scenario';

/** Its path differs, so requests show the environment that the app uses. */
const TESTNET_LOCALES = `${BASE_PATH}locales/{{lng}}/{{ns}}.json?v={{version}}&environment=testnet`;

/**
 * Patterns that give every host one variant, for languages that its own variant lacks. The app takes only its languages
 * from the variant.
 */
const EVERY_HOST_IS: Readonly<Record<Variant, { readonly hongKong: string[]; readonly uae: string[] }>> = {
  default: { hongKong: [], uae: [] },
  'hong-kong': { hongKong: ['.localhost'], uae: [] },
  uae: { hongKong: [], uae: ['.localhost'] },
};

/** The API's address is empty by default: the app derives it. */
export function harnessConfig(
  scenario: Scenario,
  origins: Origins,
  { variant, testnet }: AppPlace,
): InitialConfigInput {
  const { vendor } = origins;
  const { compliance } = scenario.config;
  const offered = languageVariant(scenario);
  return {
    // The app recognises a testnet by its host, as in production.
    ...(!testnet && { environment: 'test' }),
    localesPath: { testnet: TESTNET_LOCALES },
    hostPatterns: offered === SITE_ROWS[scenario.site].variant ? origins.hostPatterns : EVERY_HOST_IS[offered],
    requestTimeoutMs: scenario.config.requestTimeoutMs,
    errorReporting: { dsn: scenario.config.errorReportingDsn },
    vendors: Object.fromEntries(VENDORS.map((one) => [one, `${vendor}${SIMULATED[one].base}`])),
    links: {
      home: '/',
      login: '/login',
      sdkLanding: '/sdk-landing',
      helpCentre: '/help-centre',
      appStore: '/app-store',
      googlePlay: '/google-play',
    },
    telegram: { targetOrigin: origins.telegram },
    accessOrigin: scenario.config.accessOrigin || (testnet ? origins.testnetApp : origins.app)[variant],
    apiBase: scenario.config.apiBase,
    crossApiPath: scenario.config.crossApiPath,
    // Default: the build's own value.
    ...(isGiven(compliance) && { compliance }),
    appearance: scenario.theme,
    brandColour: scenario.config.brandColour,
    ...(scenario.config.operator === 'example' && { operator: EXAMPLE_OPERATOR }),
    phoneCode: scenario.config.phoneCode,
    serverTime: Date.parse(scenario.now),
  };
}

function isGiven({ site, rules }: Scenario['config']['compliance']): boolean {
  return site !== undefined || Object.keys(rules).length > 0;
}
