import { useTranslation } from 'react-i18next';
import { homePage } from '../features/shared/exits/home-page';
import { initialConfig } from '../lib/initial-config';
import { operatorFacts } from '../lib/operator';
import { TextLink } from '../ui/text-link';

export function Footer() {
  const { t, i18n } = useTranslation();
  const { links } = initialConfig();
  const operator = operatorFacts();
  const company = [operator.legalName, operator.address].filter((fact) => fact !== undefined);
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-248 flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 py-3 text-sm text-muted">
        <div className="flex max-w-160 flex-col gap-1">
          <p>{t('shell.footerNote')}</p>
          {company.length > 0 && (
            <p>
              <bdi>{company.join(' · ')}</bdi>
            </p>
          )}
        </div>
        <p className="flex flex-wrap gap-x-6">
          <TextLink beside href={homePage(i18n.language)}>
            {t('shell.home')}
          </TextLink>
          <TextLink beside href={links.helpCentre}>
            {t('shell.help')}
          </TextLink>
          {operator.privacyNotice !== undefined && (
            <TextLink beside href={operator.privacyNotice}>
              {t('shell.privacy')}
            </TextLink>
          )}
        </p>
      </div>
    </footer>
  );
}
