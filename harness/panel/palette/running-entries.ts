import { REJECTION_REASONS, type RejectionReason } from '../../../src/domain/rejection-reasons';
import { DOCUMENT_TYPES } from '../../../src/domain/statuses';
import { VENDOR_ROWS } from '../../../src/domain/vendors';
import type { Fault } from '../../core/fault-schema';
import { FAULT_KINDS, FAULTS, type FaultKind } from '../../core/faults';
import { CONTROL_ROWS } from '../controls/rows';
import { showView } from '../state/navigation';
import { patchScenario, setFaults } from '../state/scenario-changes';
import { type Catalogue, store } from '../state/store';
import type { PaletteEntry } from './search';

/** Entries that change several keys or open a control. */
export function runningEntries(catalogue: Catalogue): PaletteEntry[] {
  return [...codeEntries(catalogue), ...FAULT_ENTRIES, ...REASON_ENTRIES, ...DOCUMENT_ENTRIES, ...CONTROL_ENTRIES];
}

function addFault(fault: Partial<Fault>): void {
  void setFaults([...((store.current?.scenario.faults ?? []) as Fault[]), { endpoint: '*', ...fault } as Fault]);
}

function codeEntries({ errorCodes }: Catalogue): PaletteEntry[] {
  return errorCodes.map(({ code, meaning }) => ({
    id: `code ${code}`,
    section: 'Faults',
    title: `Code ${code} from every call`,
    detail: meaning,
    words: 'ret_code error',
    run: () => addFault({ kind: 'envelope', ret_code: code, ret_msg: '' }),
  }));
}

/** Everyday names of faults. Other kinds use their summary and example. */
const EVERYDAY: Readonly<Partial<Record<FaultKind, { readonly title: string; readonly parameters?: object }>>> = {
  network: { title: 'Offline: every connection is cut' },
  slow: { title: 'Slow: every call takes 3 seconds', parameters: { ms: 3000 } },
  timeout: { title: 'Time-out: no call is answered' },
  http: { title: 'Server error: every call answers HTTP 500', parameters: { status: 500 } },
  empty: { title: 'Empty answers' },
  malformed: { title: 'Malformed answers: JSON that ends in the middle' },
  'wrong-shape': { title: 'Answers that break the contract' },
  'offline-after': { title: 'Offline after 3 calls', parameters: { count: 3 } },
};

const FAULT_ENTRIES: readonly PaletteEntry[] = FAULT_KINDS
  // Each error code has its own entry.
  .filter((kind) => kind !== 'envelope')
  .map((kind) => {
    const { title = FAULTS[kind].summary, parameters = FAULTS[kind].example } = EVERYDAY[kind] ?? {};
    return {
      id: `fault ${kind}`,
      section: 'Faults',
      title,
      detail: `Adds a fault of the kind ${kind}, until it is removed`,
      run: () => addFault({ kind, ...parameters } as Partial<Fault>),
    };
  });

/** Words missing from the reason's name. */
const REASON_WORDS: Partial<Record<RejectionReason, string>> = {
  document_unreadable: 'blurry blurred unsharp glare',
  document_fraudulent: 'forged fake',
  selfie_not_live: 'liveness',
  under_age: 'minor too young',
  screening_hit: 'sanctions aml pep',
};

/** The first vendor with a code for the reason. */
function codeOf(reason: RejectionReason): { provider: string; code: string } | undefined {
  for (const [provider, { rejectionCodes }] of Object.entries(VENDOR_ROWS)) {
    const code = Object.keys(rejectionCodes).find(
      (each) => (rejectionCodes as Record<string, string>)[each] === reason,
    );
    if (code !== undefined) return { provider, code };
  }
  return undefined;
}

const REASON_ENTRIES: readonly PaletteEntry[] = (Object.keys(REJECTION_REASONS) as RejectionReason[]).flatMap(
  (reason) => {
    const found = codeOf(reason);
    if (!found) return [];
    const step = REJECTION_REASONS[reason] === 'retry' ? 'FAILED_AND_CAN_RETRY' : 'FAILED_AND_CAN_NOT_RETRY';
    return {
      id: `reason ${reason}`,
      section: 'Reasons',
      title: `Rejected: ${reason.replaceAll('_', ' ')}`,
      detail: `Level 1 was refused by ${found.provider} with ${found.code}`,
      words: REASON_WORDS[reason],
      run: () =>
        void patchScenario({
          kyc: { steps: { 1: step }, provider: found.provider, rejectReason: found.code },
          route: '/auth/personal',
        }),
    };
  },
);

const DOCUMENT_ENTRIES: readonly PaletteEntry[] = DOCUMENT_TYPES.map((type) => ({
  id: `document ${type}`,
  section: 'States',
  title: `Level 1 with ${type.replaceAll('_', ' ').toLowerCase()}`,
  detail: `/auth/kyc?level=LEVEL_1&country=DEU&document=${type}`,
  run: () =>
    void patchScenario({ route: '/auth/kyc', query: { level: 'LEVEL_1', country: 'DEU', document: type, step: null } }),
}));

/** Waits until the controls are drawn. */
function focusControl(selector: string): void {
  showView('app');
  store.part = 'controls';
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector);
    found?.scrollIntoView({ block: 'center' });
    found?.focus();
  });
}

const CONTROL_ENTRIES: readonly PaletteEntry[] = [
  {
    id: 'action add-fault',
    section: 'Actions',
    title: 'Add a fault',
    detail: 'Goes to the form that adds one',
    run: () => focusControl('form[aria-label="Add a fault"] select'),
  },
  ...CONTROL_ROWS.map(({ path, label, hint }) => ({
    id: `control ${path}`,
    section: 'Controls' as const,
    title: label,
    detail: hint,
    run: () =>
      focusControl(`[data-control="${path}"] :is(input, select, textarea, [role=radio], [role=switch], button)`),
  })),
];
