import { BASE_PATH } from '../domain/initial-config';
import { map, pattern, quoted, toTheEnd } from './nginx-syntax';
import { NONCE } from './page';
import { headersOf, type InlineParts, PATH_POLICIES, type PathPolicy } from './policies';
import { type Settings, sourcesOf } from './settings';

const BASE = BASE_PATH.slice(0, -1);
/**
 * Paths that two programs may read differently: encoded slashes, dots or controls, empty parts, backslashes, parts that begin
 * with a dot.
 */
const UNPLAIN_PATH = '^[^?]*(//|/[.]|\\x5c|%(0|1|7f|2e|2f|5c))';
/** Empty unless plain. */
const HOST = '$account_host';
const INLINE: InlineParts = { style: `'nonce-${NONCE}'`, script: `'nonce-${NONCE}'` };

export function belowOf(name: PathPolicy['name']): string {
  return toTheEnd(PATH_POLICIES.find((row) => row.name === name)?.below ?? '');
}

function rowPattern({ screens, below }: PathPolicy): string {
  if (screens === undefined) return pattern(`^${BASE_PATH}${below}`);
  return pattern(`^${BASE}(${screens.join('|')})/?$`, true);
}

const variableOf = (header: string) => `account_${header.replaceAll('-', '_')}`;

function headerValue(name: string, constant: string | undefined): string {
  if (name === REPORTING) return '$account_reporting';
  return constant === undefined ? `$${variableOf(name)}` : quoted(constant);
}

/** Reports of violations name the whole address, so pages with a query send none. */
const REPORTING = 'reporting-endpoints';

/** By `site:row`. */
function headersByRow({ sites }: Settings) {
  return sites.flatMap((site, index) =>
    PATH_POLICIES.map((row) => ({
      key: `"${index}:${row.name}"`,
      headers: headersOf(row, sourcesOf(site, HOST), INLINE),
    })),
  );
}

/** Headers that all rows share. */
function headerRows(settings: Settings): { readonly name: string; readonly constant: string | undefined }[] {
  const rows = headersByRow(settings);
  return [...new Set(rows.flatMap(({ headers }) => Object.keys(headers)))].map((name) => {
    const found = new Set(rows.map(({ headers }) => headers[name]));
    return { name, constant: found.size === 1 && name !== REPORTING ? [...found][0] : undefined };
  });
}

export function rowMaps(settings: Settings): string[] {
  const rows = PATH_POLICIES.map((row): [string, string] => [rowPattern(row), row.name]);
  const bySite = headersByRow(settings);
  return [
    ...map('$http_host', HOST.slice(1), [
      ['default', ''],
      [pattern('^(?<account_h>[a-z0-9.-]+(:[0-9]+)?)$', true), '$account_h'],
    ]),
    ...map('$request_uri', 'account_unplain', [
      ['default', ''],
      [pattern(UNPLAIN_PATH, true), '1'],
    ]),
    ...map('$account_asked', 'account_row', [['default', 'page'], ...rows]),
    ...headerRows(settings)
      .filter(({ constant }) => constant === undefined)
      .flatMap(({ name }) =>
        map(
          '$account_site:$account_row',
          variableOf(name),
          bySite.map(({ key, headers }) => [key, headers[name] ?? '']),
        ),
      ),
    ...map(
      '$account_row',
      'account_cache',
      PATH_POLICIES.map(({ name, cache }) => [name, cache]),
    ),
    ...(settings.sites.some(({ violations }) => violations !== undefined)
      ? map('$args', 'account_reporting', [
          ['default', ''],
          ['""', `$${variableOf(REPORTING)}`],
        ])
      : []),
    // A missing file may exist after the next deploy.
    ...map('$status', 'account_cache_control', [
      ['default', 'no-store'],
      [pattern('^[23]'), '$account_cache'],
    ]),
  ];
}

export function headerLines(settings: Settings): string[] {
  return headerRows(settings).map(
    ({ name, constant }) => `    add_header ${name} ${headerValue(name, constant)} always;`,
  );
}
