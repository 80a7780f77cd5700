import { map, pattern } from './nginx-syntax';
import { pageJson } from './page';
import type { SiteSettings } from './settings';

/** nginx refuses words over 4096 bytes, and escaping may double a character. */
const CHUNK = 1500;

/** Without its braces. */
export function configChunks({ initialConfig }: SiteSettings): string[] {
  const fields = pageJson(initialConfig).slice(1, -1);
  const ascii = fields.replaceAll(
    /[^ -~]|\$/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return ascii.match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? [];
}

export function configMaps(chunks: readonly (readonly string[])[], count: number): string[] {
  return [
    '',
    '# The time in milliseconds, for deadlines that do not depend on the clock of the member.',
    ...map('$msec', 'account_time', [[pattern('^(?<account_s>\\d+)\\.(?<account_ms>\\d+)$'), '$account_s$account_ms']]),
    ...Array.from({ length: count }, (_, part) =>
      map(
        '$account_site',
        `account_config_${part}`,
        chunks.map((ofSite, index) => [String(index), ofSite[part] ?? '']),
      ),
    ).flat(),
    '',
  ];
}
