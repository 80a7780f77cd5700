import { useTranslation } from 'react-i18next';
import { homePage } from '../features/shared/exits/home-page';
import { initialConfig } from '../lib/initial-config';
import { TextLink } from '../ui/text-link';

/** The page's footer: a security note, and links to the home page and the help centre. */
export function Footer() {
  const { t, i18n } = useTranslation();
  const { links } = initialConfig();
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-248 flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 py-3 text-sm text-muted">
        <p className="max-w-160">{t('shell.footerNote')}</p>
        <p className="flex flex-wrap gap-x-6">
          <TextLink beside href={homePage(i18n.language)}>
            {t('shell.home')}
          </TextLink>
          <TextLink beside href={links.helpCentre}>
            {t('shell.help')}
          </TextLink>
        </p>
      </div>
    </footer>
  );
}
