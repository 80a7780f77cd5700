import { useSnapshot } from 'valtio';
import type { PackDetail } from '../../server/packs/pack-list';
import { Button } from '../shared/button';
import { SignForm } from './sign-form';
import { isWorking, packsStore, startPackWork } from './store';
import { VerifyForm } from './verify-form';

/** A pack: the results of its checks, its decisions, and what can be done with it. */
export function PackCard({ pack }: { readonly pack: PackDetail }) {
  const state = useSnapshot(packsStore);
  const { name, title, folder, contentHash, pages, decision, decisions, report, approvedBefore, compared } = pack;
  const failed = pages.filter(({ passed }) => !passed).length;
  const working = isWorking(state);
  const open = (path: string) => window.open(path, '_blank', 'noopener');
  return (
    <section aria-label={`Pack ${title}`} className="flex flex-col gap-3 rounded-control border border-line p-3">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p>
          {pages.length === 1 ? '1 page' : `${pages.length} pages`},{' '}
          <span className={failed > 0 ? 'text-bad' : 'text-good'}>
            {failed === 0 ? 'all passed every check' : `${failed} failed a check`}
          </span>
          {' · '}
          {DECISION_WORDS[decision]}
        </p>
        <p className="break-all font-mono text-muted text-xs">
          {folder}
          <br />
          content {contentHash}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="outlined" icon="tab" onClick={() => open(report)}>
          Open the report
        </Button>
        <Button
          look="outlined"
          disabled={working || approvedBefore === null}
          onClick={() => void startPackWork({ act: 'compare', pack: name })}
        >
          Compare with the last approved one
        </Button>
        {compared !== null && (
          <Button look="outlined" icon="tab" onClick={() => open(compared)}>
            Open the comparison
          </Button>
        )}
      </div>
      {approvedBefore === null ? (
        <p className="text-muted text-xs">
          No earlier pack that shows the same was approved, so there is none to compare with.
        </p>
      ) : (
        <p className="break-all text-muted text-xs">The last approved one: {approvedBefore}</p>
      )}
      <VerifyForm key={`verify ${name}`} name={name} />
      <Checks pages={pages} />
      {decisions.length > 0 && (
        <ul aria-label="Decisions" className="flex flex-col gap-1">
          {decisions.map(({ by, role, decision: one, page, at, note, isSigned, stampedBy }) => (
            <li key={`${at} ${by} ${page} ${one}`}>
              <b>{one}</b> by {by}, {role}, {page === null ? 'the whole pack' : `page ${numberOf(pack, page)}`}
              {!isSigned && ', not signed'}
              {stampedBy !== null && `, time stamp of ${stampedBy}`}
              {note !== '' && `: ${note}`}
            </li>
          ))}
        </ul>
      )}
      <SignForm key={name} pack={pack} />
    </section>
  );
}

const DECISION_WORDS: Readonly<Record<PackDetail['decision'], string>> = {
  approved: 'approved',
  rejected: 'rejected',
  open: 'not decided yet',
};

const numberOf = ({ pages }: PackDetail, id: string) => pages.find((page) => page.id === id)?.number;

/** The results of the checks; pages that failed come first. */
function Checks({ pages }: Pick<PackDetail, 'pages'>) {
  const sorted = [...pages].sort(
    (one, other) => Number(one.passed) - Number(other.passed) || one.number - other.number,
  );
  return (
    <details open={pages.some(({ passed }) => !passed)}>
      <summary className="min-h-6 cursor-pointer">Pages and their checks</summary>
      <ul className="mt-1 flex flex-col gap-1">
        {sorted.map(({ id, number, title, walk, passed, failures, decided }) => (
          <li key={id}>
            <span className={passed ? 'text-good' : 'text-bad'}>{passed ? 'passed' : 'failed'}</span> {number}. {title}
            {walk !== null && <span className="text-muted text-xs"> · {walk}</span>}
            {decided !== null && <span className="text-muted text-xs"> · {decided}</span>}
            {failures.length > 0 && (
              <ul className="list-disc ps-6 text-xs">
                {failures.map((failure) => (
                  <li key={failure} className="break-words">
                    {failure}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
