import { useTranslation } from 'react-i18next';
import { homeAddress } from '../i18n/language-path';
import { initialConfig } from '../lib/initial-config';

const LINK = 'py-1 text-ink underline underline-offset-4';

/** The page's footer: a security note, and links to the home page and the help centre. */
export function Footer() {
  const { t, i18n } = useTranslation();
  const { links } = initialConfig();
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-248 flex-col gap-2 px-4 py-6 text-sm text-muted">
        <p className="max-w-160">{t('shell.footerNote')}</p>
        <p className="flex flex-wrap gap-x-6">
          <a href={homeAddress(links.home, i18n.language)} className={LINK}>
            {t('shell.home')}
          </a>
          <a href={links.helpCentre} className={LINK}>
            {t('shell.help')}
          </a>
        </p>
      </div>
    </footer>
  );
}
