import { EXAMPLE_OPERATOR } from '../../fixtures/operator';
import { BASE_PATH, type InitialConfigInput } from '../../src/domain/initial-config';
import type { AppPlace, Origins } from '../engine/hosts';
import type { Scenario } from '../engine/scenario';

/** The same files under another address, so that a request shows which environment's path was taken. */
const TESTNET_LOCALES = `${BASE_PATH}locales/{{lng}}/{{ns}}.json?v={{version}}&environment=testnet`;

/**
 * Host patterns for the mirrored pseudo-language. It needs a language that runs from right to left, which only the UAE's variant offers;
 * the variant decides the offered languages and nothing else.
 */
const EVERY_HOST_OFFERS_ARABIC = { hongKong: [], uae: ['.localhost'] };

/** What the page's server tells the app in the harness. Unless the scenario says otherwise, the API's address stays empty: the
 * app derives it by itself. */
export function harnessConfig(
  scenario: Scenario,
  origins: Origins,
  { variant, testnet }: AppPlace,
): InitialConfigInput {
  const { vendor } = origins;
  const { compliance } = scenario.config;
  return {
    // A testnet host names no environment: the app tells it by the host, as in production.
    ...(!testnet && { environment: 'test' }),
    localesPath: { testnet: TESTNET_LOCALES },
    hostPatterns: scenario.pseudo === 'mirrored' ? EVERY_HOST_OFFERS_ARABIC : origins.hostPatterns,
    requestTimeoutMs: scenario.config.requestTimeoutMs,
    errorReporting: { dsn: scenario.config.errorReportingDsn },
    vendors: {
      // Its loader compares the sender's origin with this, so it has no path.
      sumsub: vendor,
      onfido: `${vendor}/onfido`,
      jumio: `${vendor}/jumio`,
      aai: `${vendor}/aai`,
    },
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
    // Else that of the build stays.
    ...(isGiven(compliance) && { compliance }),
    appearance: scenario.theme,
    brandColour: scenario.config.brandColour,
    ...(scenario.config.operator === 'example' && { operator: EXAMPLE_OPERATOR }),
    serverTime: Date.parse(scenario.now),
  };
}

function isGiven({ site, rules }: Scenario['config']['compliance']): boolean {
  return site !== undefined || Object.keys(rules).length > 0;
}
