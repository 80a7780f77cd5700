import { useTranslation } from 'react-i18next';
import { BASE_PATH } from '../../../domain/initial-config';
import { currentPageContext } from '../../../modes/page-context';
import { ChevronEndIcon } from '../../../ui/icons';
import { supportWay } from '../exits/support-way';

/** Look of a row of the menu and of the help: as high as a finger needs. */
export const ROW =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-base p-2 text-start text-sm hover:bg-sunken';

/**
 * The guide and the way to support. They open in a tab of their own, so that no form and no partner's page is lost; the native app and the
 * messaging app have no tabs, and are not sure to open the guide beside the page, so there only support is offered.
 */
export function HelpLinks() {
  const { t } = useTranslation();
  const { mode } = currentPageContext();
  const hasTabs = mode === 'web' || mode === 'sdk';
  const tab = hasTabs && { target: '_blank', rel: 'noreferrer' };
  return (
    <>
      {mode === 'web' && (
        <a href={`${BASE_PATH}auth/step1`} className={ROW} {...tab}>
          {t('kyc.prepare')}
          <ChevronEndIcon className="size-4 shrink-0 text-muted" />
        </a>
      )}
      <a {...supportWay()} className={ROW} {...tab}>
        {t('kyc.support')}
        <ChevronEndIcon className="size-4 shrink-0 text-muted" />
      </a>
    </>
  );
}
