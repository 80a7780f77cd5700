import { SITE_ROWS, SITES, type Site } from '../../../src/domain/sites';
import { LANGUAGES, type Language, VARIANT_LANGUAGES } from '../../../src/i18n/languages';
import { EMBEDDED_ROUTE, SCREENS } from '../../../src/screens/screens';
import type { SweepState } from './state';

/** The widest and the narrowest device. */
const READ_ON = ['desktop', 'small-phone'] as const;

/** For a member who has not started a verification. */
export function languageStates(): SweepState[] {
  return (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
    SCREENS.flatMap(({ path }) =>
      READ_ON.map((device) => {
        const name = `${path}, ${language}, ${device}`;
        const mode = path === EMBEDDED_ROUTE ? ('sdk' as const) : ('web' as const);
        const id = `${language}-${path.replace('/auth/', '')}-${device}`.toLowerCase();
        const scenario = { name, site: siteOf(language), language, mode, device, route: path };
        return { id, name, scenario, ...(mode === 'web' && { page: language }) };
      }),
    ),
  );
}

function siteOf(language: Language): Site {
  return SITES.find((site) => VARIANT_LANGUAGES[SITE_ROWS[site].variant].offered.includes(language)) ?? 'NONE';
}
