import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { entryNumber } from '../lib/entry-number';
import { DEFAULT_ROUTE } from '../screens/screens';
import { ChevronEndIcon } from '../ui/icons';
import { goStepBack } from '../ui/step-back';

/** The previous step or page, else the personal page. */
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
