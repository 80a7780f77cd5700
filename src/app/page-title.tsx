import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import type { RouteRow } from './routes';

/** Sets the document's title to the name of the current screen. */
export function PageTitle() {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as Pick<RouteRow, 'titleKey'> | undefined;
  const page = t(handle?.titleKey ?? 'errors.notFoundTitle');
  return <title>{`${page} · ${t('shell.productName')}`}</title>;
}
