import { FIELDS } from './schema';

/** The groups of the rail, in their order. */
export const GROUPS = ['Place', 'Member', 'Verification', 'Display', 'Run'] as const;
export type Group = (typeof GROUPS)[number];

/** One control: which key of the scenario it sets, and how it is called. What it offers comes from the schema. */
export interface ControlRow {
  /** Dotted path in the scenario. */
  readonly path: string;
  readonly label: string;
  readonly group: Group;
  /** How a choice is drawn. Default: as a list to pick from. */
  readonly as?: 'segments';
  /** Beginning that all of a choice's values share, left out where they are shown. */
  readonly prefix?: string;
  /** Shown in an empty field: what an absent value means. */
  readonly placeholder?: string;
  /** The control is shown only while another key has this value. */
  readonly only?: { readonly path: string; readonly value: string };
}

const NAMED: readonly ControlRow[] = [
  { path: 'site', label: 'Site', group: 'Place', as: 'segments' },
  { path: 'mode', label: 'Mode', group: 'Place', as: 'segments' },
  {
    path: 'platform',
    label: 'Platform',
    group: 'Place',
    as: 'segments',
    only: { path: 'mode', value: 'mini-program' },
  },
  { path: 'device', label: 'Device', group: 'Place', as: 'segments' },
  { path: 'theme', label: 'Theme', group: 'Place', as: 'segments' },
  { path: 'language', label: 'Language', group: 'Place' },
  { path: 'route', label: 'Route', group: 'Place' },
  { path: 'member.signedIn', label: 'Signed in', group: 'Member' },
  { path: 'member.kycTag', label: 'KYC tag', group: 'Member', as: 'segments' },
  { path: 'member.country', label: 'Country', group: 'Member', placeholder: "the site's" },
  { path: 'member.currencyCode', label: 'Currency', group: 'Member', placeholder: 'empty' },
  { path: 'member.id', label: 'Member id', group: 'Member', placeholder: 'from the seed' },
  { path: 'kyc.opened', label: 'KYC opened', group: 'Verification' },
  { path: 'kyc.steps.1', label: 'Step 1', group: 'Verification' },
  { path: 'kyc.steps.2', label: 'Step 2', group: 'Verification' },
  { path: 'kyc.poi', label: 'Identity update', group: 'Verification', prefix: 'DisplayUpdatePOIStatus_' },
  { path: 'kyc.poiRejectReason', label: 'Reject reason', group: 'Verification', placeholder: 'none' },
  { path: 'kyc.questionnaire', label: 'Questionnaire', group: 'Verification', prefix: 'QUESTIONNAIRE_STATUS_' },
  { path: 'kyc.edd', label: 'Due diligence', group: 'Verification', prefix: 'EDDStatus_' },
  { path: 'kyc.transfer', label: 'Transfer', group: 'Verification', prefix: 'KYC_TRANSFER_VERIFY_STATUS_' },
  { path: 'kyc.provider', label: 'Provider', group: 'Verification', prefix: 'PROVIDER_' },
  { path: 'vendor.outcome', label: 'Vendor says', group: 'Verification', as: 'segments' },
  { path: 'name', label: 'Name', group: 'Run' },
  { path: 'seed', label: 'Seed', group: 'Run' },
  { path: 'now', label: 'Now', group: 'Run' },
  { path: 'config.requestTimeoutMs', label: 'Timeout, ms', group: 'Run' },
];

/** A key that no row names still gets a control: the display controls among theirs, anything new at the end. */
function unnamedRows(): ControlRow[] {
  const named = new Set(NAMED.map((row) => row.path));
  return [...FIELDS.keys()]
    .filter((path) => !named.has(path))
    .map((path) => {
      const label = path.split('.').at(-1) ?? path;
      return { path, label, group: path.startsWith('kyc.display.') ? ('Display' as const) : ('Run' as const) };
    });
}

/** Every control of the rail. */
export const CONTROL_ROWS: readonly ControlRow[] = [...NAMED, ...unnamedRows()];

/** How a value of a row is written in the panel. */
export function shownValue(row: ControlRow, value: unknown): string {
  const text = String(value);
  return row.prefix && text.startsWith(row.prefix) ? text.slice(row.prefix.length) : text;
}
