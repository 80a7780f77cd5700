import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Key of the history state, which survives a reload. */
const TITLE = 'stepTitle';

type State = { readonly [TITLE]?: { readonly language: string; readonly title: string } } | null;

/** Shown on a reload before the server answers. */
export function useKeepTitle(title: string): void {
  const { i18n } = useTranslation();
  const { language } = i18n;
  useEffect(() => {
    history.replaceState({ ...history.state, [TITLE]: { language, title } }, '');
  }, [language, title]);
}

/** Undefined if not shown yet in this language. */
export function useKeptTitle(): string | undefined {
  const { i18n } = useTranslation();
  const kept = (history.state as State)?.[TITLE];
  return kept?.language === i18n.language ? kept.title : undefined;
}
