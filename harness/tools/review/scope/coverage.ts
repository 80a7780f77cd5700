import { type NamedWalk, WALKS } from '../../../../fixtures/walks';
import { SITE_ROWS, type Site, siteRules } from '../../../../src/domain/sites';
import { VARIANT_LANGUAGES } from '../../../../src/i18n/languages';
import { wildcard } from '../../../core/patterns';
import { DEVICES } from '../../../core/scenario';
import { type CoverageLine, coverageLine } from '../../../core/states/coverage';
import type { PageRecord } from '../../../kit/pack/pack-files';
import type { ReviewScope } from '../../../kit/pack/pack-order';

/** What coverage needs to know of a page. */
type Covered = Pick<PageRecord, 'scenario' | 'walk' | 'agreements'>;

/**
 * What a pack shows of its subject: for each site the languages of its host and the devices; screens, agreements and
 * walks only if requested.
 */
export function coverageOfPack(parts: readonly ReviewScope[], pages: readonly Covered[]): CoverageLine[] {
  const sites = [...new Set(parts.flatMap(({ sites: own }) => own))];
  return sites.flatMap((site) => {
    const here = parts.filter(({ sites: own }) => own.includes(site));
    return linesOf(
      site,
      here,
      pages.filter(({ scenario }) => scenario.site === site),
    );
  });
}

function linesOf(site: Site, parts: readonly ReviewScope[], pages: readonly Covered[]): CoverageLine[] {
  const { offered } = VARIANT_LANGUAGES[SITE_ROWS[site].variant];
  const routes = new Set(parts.flatMap(({ routes: own }) => own));
  const codes = parts.some(({ agreements }) => agreements) ? siteRules(site).agreements : [];
  const lines = [
    coverageLine(
      `${site}: languages that its web address offers`,
      offered,
      new Set(pages.map(({ scenario }) => scenario.language)),
    ),
    coverageLine(`${site}: devices`, DEVICES, new Set(pages.map(({ scenario }) => scenario.device))),
    coverageLine(
      `${site}: screens that were asked for`,
      [...routes],
      new Set(pages.filter(({ walk }) => walk === null).map(({ scenario }) => scenario.route)),
    ),
    coverageLine(
      `${site}: agreements, shown in full`,
      codes,
      new Set(
        pages
          .filter(({ agreements }) => agreements.some(({ shown }) => shown))
          .map(({ scenario }) => scenario.query.name ?? ''),
      ),
    ),
    ...walkLines(site, parts, pages),
  ];
  return lines.filter(({ of }) => of > 0);
}

/** The requested walks. A pattern with `*` requests those that members of the site can have. */
function walkLines(site: Site, parts: readonly ReviewScope[], pages: readonly Covered[]): CoverageLine[] {
  const asked = parts.flatMap(({ walks }) => walks);
  const isAsked = ({ id }: NamedWalk) => asked.some((one) => wildcard(one).test(id));
  const isOfFamily = ({ id }: NamedWalk) => asked.some((one) => one.includes('*') && wildcard(one).test(id));
  const here = WALKS.filter(({ scenario }) => (scenario.site ?? site) === site);
  const families = new Set(here.filter(isOfFamily).map(({ flow }) => flow));
  const shown = new Set(pages.flatMap(({ walk }) => walk?.name ?? []));
  const own = parts.flatMap((part) =>
    part.own.flatMap(({ id, scenario: { name = id, steps = [] } }) => (steps.length === 0 ? [] : [name])),
  );
  const names = (walks: readonly NamedWalk[]) => walks.map(({ scenario }) => scenario.name);
  return [
    ...[...families].map((flow) =>
      coverageLine(`${site}: walks of “${flow}”`, names(here.filter((walk) => walk.flow === flow)), shown),
    ),
    coverageLine(
      `${site}: walks that were asked for`,
      [...names(here.filter((walk) => isAsked(walk) && !families.has(walk.flow))), ...own],
      shown,
    ),
  ];
}
