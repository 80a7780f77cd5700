import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../domain/routes';
import { ChevronEndIcon } from '../ui/icons';

/** The router's number of the present history entry: 0 for the first page of the visit. */
function entryNumber(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}

/** Leads to the page before, or to the personal page for a member whose visit began here. */
export function BackLink() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (entryNumber() === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={DEFAULT_ROUTE}
      onClick={goBack}
      aria-label={t('shell.back')}
      className="inline-flex size-11 items-center justify-center rounded-base text-muted hover:bg-sunken hover:text-ink"
    >
      <ChevronEndIcon className="rotate-180" />
    </Link>
  );
}
