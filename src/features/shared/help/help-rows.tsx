import { useTranslation } from 'react-i18next';
import { BASE_PATH } from '../../../domain/initial-config';
import { capabilities, isByToken } from '../../../modes/page-context';
import { ChevronEndIcon } from '../../../ui/icons';
import { supportWay } from '../exits/support-way';

export const ROW =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-base p-2 text-start text-sm hover:bg-sunken';

/** New tabs, so nothing is lost. Native and messaging apps have none, so no guide. */
export function GuideRow() {
  const { t } = useTranslation();
  if (!capabilities().tabs || isByToken()) return null;
  return (
    <a href={`${BASE_PATH}auth/step1`} className={ROW} target="_blank" rel="noreferrer">
      {t('kyc.prepare')}
      <ChevronEndIcon className="size-4 shrink-0 text-muted" />
    </a>
  );
}

export function SupportRow() {
  const { t } = useTranslation();
  const tab = capabilities().tabs && { target: '_blank', rel: 'noreferrer' };
  return (
    <a {...supportWay()} className={ROW} {...tab}>
      {t('kyc.support')}
      <ChevronEndIcon className="size-4 shrink-0 text-muted" />
    </a>
  );
}
