import type { PackDetail } from '../../server/packs/pack-list';
import { Button } from '../shared/button';
import { CompareForm } from './compare-form';
import { SignForm } from './sign-form';
import { VerifyForm } from './verify-form';
import { DECIDED_WORDS, dayTime, openTab } from './words';

export function PackCard({ pack }: { readonly pack: PackDetail }) {
  const { name, title, folder, contentHash, pages, decision, report } = pack;
  const failed = pages.filter(({ passed }) => !passed).length;
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
          {DECIDED_WORDS[decision]}
        </p>
        <p className="break-all font-mono text-muted text-xs">
          {folder}
          <br />
          content {contentHash}
        </p>
      </div>
      <div>
        <Button look="outlined" icon="tab" onClick={() => openTab(report)}>
          Open the report
        </Button>
      </div>
      <Checks pages={pages} />
      <Decisions pack={pack} />
      <SignForm key={`sign ${name}`} pack={pack} />
      <VerifyForm key={`verify ${name}`} name={name} />
      <CompareForm key={`compare ${name}`} pack={pack} />
    </section>
  );
}

function Decisions({ pack }: { readonly pack: PackDetail }) {
  return (
    <div>
      <h4 id="decisions" className="font-semibold">
        Decisions
      </h4>
      {pack.decisions.length === 0 && <p>No one has signed it yet.</p>}
      {pack.decisions.length > 0 && (
        <ul aria-labelledby="decisions" className="flex flex-col gap-1">
          {pack.decisions.map(({ by, role, decision, page, at, note }) => (
            <li key={`${at} ${by} ${page} ${decision}`} className="break-words">
              <b>{decision}</b> by {by}, {role}, {page === null ? 'the whole pack' : `page ${numberOf(pack, page)}`},{' '}
              {dayTime(at)}
              {note !== '' && `: ${note}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const numberOf = ({ pages }: PackDetail, id: string) => pages.find((page) => page.id === id)?.number;

/** Failed pages come first. */
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
