import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../domain/routes';
import { ChevronEndIcon } from '../ui/icons';
import { goStepBack } from '../ui/step-back';

/** The router's number of the present history entry: 0 for the first page of the visit. */
function entryNumber(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}

/** The page's only 'Back': leads to the step before in a flow, else to the page before, or to the personal page for a member whose visit began here. */
export function BackLink() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const isStep = goStepBack();
    if (!isStep && entryNumber() === 0) return;
    event.preventDefault();
    if (!isStep) void navigate(-1);
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
