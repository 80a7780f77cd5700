import { useState } from 'react';
import type { PageState, StoredItem } from '../../core/page-state';
import { Button } from '../shared/button';
import { messageOf } from '../state/api';
import { HEADING } from './page-events';
import { askPage } from './page-link';

interface StoredListProps {
  /** Undefined while the page does not answer. */
  readonly state: PageState | undefined;
  /** Cookies that scripts cannot read. */
  readonly serverCookies: readonly StoredItem[];
}

export function StoredList({ state, serverCookies }: StoredListProps) {
  return (
    <>
      <h3 className={HEADING}>Stored</h3>
      {state && (
        <ul aria-label="Stored">
          {state.hasAnalyticsId && <Stored item={{ area: 'analytics', name: 'id', length: null }} />}
          {state.stored.map((item) => (
            <Stored key={`${item.area} ${item.name}`} item={item} />
          ))}
          {serverCookies.map(({ name, length }) => (
            <li key={name} className="flex items-baseline gap-2 border-line border-b py-0.5">
              <span className="w-16 shrink-0 text-muted">cookie</span>
              <span className="grow break-all font-mono">
                {name} <span className="text-muted">••• {length} characters, for the server only (HttpOnly)</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Hides the value until asked, because it may be personal. */
function Stored({ item: { area, name, length } }: { readonly item: StoredItem }) {
  const [shown, setShown] = useState<string>();
  const show = async () => {
    try {
      setShown((await askPage<string | null>('value', { area, name })) ?? '(gone)');
    } catch (error) {
      setShown(messageOf(error));
    }
  };
  return (
    <li className="flex items-baseline gap-2 border-line border-b py-0.5">
      <span className="w-16 shrink-0 text-muted">{area}</span>
      <span className="min-w-0 grow break-all font-mono">
        {name}{' '}
        {shown === undefined
          ? length !== null && <span className="text-muted">••• {length} characters</span>
          : `= ${shown}`}
      </span>
      {area !== 'database' && (
        <Button
          aria-label={`${shown === undefined ? 'Show' : 'Hide'} ${area} ${name}`}
          onClick={() => (shown === undefined ? void show() : setShown(undefined))}
        >
          {shown === undefined ? 'Show' : 'Hide'}
        </Button>
      )}
    </li>
  );
}
