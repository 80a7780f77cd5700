import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Key of the history's state, which holds for this visit of the page alone and is kept by a reload. */
const TITLE = 'stepTitle';

type State = { readonly [TITLE]?: { readonly language: string; readonly title: string } } | null;

/** Notes the title of a step that the server names, so that a reload shows it before the server has answered. */
export function useKeepTitle(title: string): void {
  const { i18n } = useTranslation();
  const { language } = i18n;
  useEffect(() => {
    history.replaceState({ ...history.state, [TITLE]: { language, title } }, '');
  }, [language, title]);
}

/** The noted title of this step, in the page's language; undefined: the step was not shown yet. */
export function useKeptTitle(): string | undefined {
  const { i18n } = useTranslation();
  const kept = (history.state as State)?.[TITLE];
  return kept?.language === i18n.language ? kept.title : undefined;
}
