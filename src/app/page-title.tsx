import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import type { RouteRow } from './routes';

/**
 * Sets the document's title to the name of the current screen. It writes into the element of `index.html`: one that React rendered would be a
 * second one.
 */
export function PageTitle() {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as Pick<RouteRow, 'titleKey'> | undefined;
  const title = `${t(handle?.titleKey ?? 'errors.notFoundTitle')} · ${t('shell.productName')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
