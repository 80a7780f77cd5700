import { ROUTES } from '../../src/domain/routes';
import { SITE_ROWS } from '../../src/domain/sites';
import { VARIANT_LANGUAGES } from '../../src/i18n/languages';
import type { CoverageLine } from '../engine/states/coverage';
import type { StateRecord } from '../sweep/record';
import type { ReviewScope } from './review-states';

/** What a pack shows of what it is about: for each of its sites the languages of the site's host, and the screens. */
export function coverageOfPack(
  { sites }: Pick<ReviewScope, 'sites'>,
  records: readonly Pick<StateRecord, 'scenario'>[],
): CoverageLine[] {
  return sites.flatMap((site) => {
    const own = records.map(({ scenario }) => scenario).filter((scenario) => scenario.site === site);
    const { offered } = VARIANT_LANGUAGES[SITE_ROWS[site].variant];
    return [
      line(`${site}: languages of its host`, offered, new Set(own.map(({ language }) => language))),
      line(
        `${site}: screens`,
        ROUTES.map(({ path }) => path),
        new Set(own.map(({ route }) => route)),
      ),
    ];
  });
}

function line(name: string, all: readonly string[], shown: ReadonlySet<string>): CoverageLine {
  const missing = all.filter((one) => !shown.has(one));
  return { name, shown: all.length - missing.length, of: all.length, missing };
}
