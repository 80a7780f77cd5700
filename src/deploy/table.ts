import { PATH_POLICIES, type PathPolicy } from './policies';

const HEAD = ['Path below `/user/accounts/`', 'May be framed by', "Vendors' hosts, camera", 'COOP', 'Cache'];

function pathOf({ screens, below }: PathPolicy): string {
  if (screens !== undefined) return screens.map((path) => `\`${path.slice(1)}\``).join(', ');
  return below === '' ? 'every other path' : `\`${below}\``;
}

/** The table of policies as the README prints it. */
export function policyTable(): string {
  const rows = PATH_POLICIES.map((row) => [
    pathOf(row),
    row.framedBy,
    row.startsVendor ? 'yes' : 'no',
    `\`${row.openerPolicy}\``,
    `\`${row.cache}\``,
  ]);
  const lines = [HEAD, HEAD.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
