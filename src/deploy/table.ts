import { PATH_POLICIES, type PathPolicy } from './policies';

const HEAD = ['Path below `/user/accounts/`', 'May be framed by', "Vendors' hosts, camera", 'COOP', 'Cache'];

function pathOf({ screens, below }: PathPolicy): string {
  if (screens !== undefined) return screens.map((path) => `\`${path.slice(1)}\``).join(', ');
  if (below === undefined || below === '') return 'every other path';
  // A pipe would end the table's cell.
  return `\`${below.replaceAll('|', '\\|')}\``;
}

export function policyTable(): string {
  const rows = PATH_POLICIES.map((row) => [
    pathOf(row),
    ...(row.standsAlone
      ? [row.framedBy, row.startsVendor ? 'yes' : 'no', `\`${row.openerPolicy}\``]
      : ['no policies', 'no policies', 'no policies']),
    `\`${row.cache}\``,
  ]);
  const lines = [HEAD, HEAD.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
