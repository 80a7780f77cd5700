import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import type { ScreenRecord } from '../screens/screens';
import { useReportedTitle } from '../ui/shown-title';

/** One title a step: the question or the news, then the screen. Uses the element of `index.html`. */
export function PageTitle() {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as Pick<ScreenRecord, 'titleKey'> | undefined;
  const titles = [useReportedTitle(), t(handle?.titleKey ?? 'errors.notFoundTitle'), t('shell.productName')];
  const title = [...new Set(titles.filter(Boolean))].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
