import { useTranslation } from 'react-i18next';
import { initialConfig } from '../lib/initial-config';

/** The page's footer: what we never ask for, and where help is. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-248 flex-col gap-2 px-4 py-6 text-sm text-muted">
        <p className="max-w-160">{t('shell.footerNote')}</p>
        <a href={initialConfig().links.helpCentre} className="self-start py-1 text-ink underline underline-offset-4">
          {t('shell.help')}
        </a>
      </div>
    </footer>
  );
}
