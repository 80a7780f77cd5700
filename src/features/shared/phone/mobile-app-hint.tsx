import { useTranslation } from 'react-i18next';
import { BASE_PATH } from '../../../domain/initial-config';
import { initialConfig } from '../../../lib/initial-config';
import { currentPageContext } from '../../../modes/page-context';
import { Button } from '../../../ui/button';
import { Heading, type HeadingLevel } from '../../../ui/heading';
import { PhoneIcon } from '../../../ui/icons';
import { useTimes } from '../format/use-times';

/** Served from the account assets path. */
const APP_CODE = `${BASE_PATH}assets/app-code.svg`;
const STORES = ['appStore', 'googlePlay'] as const;

interface MobileAppHintProps {
  /** Default: a general text. */
  readonly children?: string | undefined;
  /** Default: 2. */
  readonly level?: HeadingLevel;
  /** The first store is the page's primary action. Default: false. */
  readonly isMain?: boolean;
}

/** QR code first on wide pages, stores first on phones. */
export function MobileAppHint({ children, level = 2, isMain = false }: MobileAppHintProps) {
  const { t } = useTranslation();
  const times = useTimes();
  const { links } = initialConfig();
  const isInApp = currentPageContext().shell === 'app';
  const known = isInApp ? [] : STORES.filter((store) => links[store] !== '');
  const stores = /Android/.test(navigator.userAgent) ? known.reverse() : known;
  return (
    <section
      aria-labelledby="mobile-app"
      className="flex flex-col gap-4 rounded-base border border-line bg-surface p-4 sm:flex-row sm:items-start sm:gap-6 sm:p-6"
    >
      <PhoneIcon className="mt-1 shrink-0 max-sm:hidden" />
      <div className="flex min-w-0 grow flex-col gap-3">
        <Heading level={level} id="mobile-app" className="text-lg font-semibold">
          {t(isInApp ? 'mobileApp.here.title' : 'mobileApp.title')}
        </Heading>
        <p className="text-sm">
          {isInApp
            ? times.join(t('mobileApp.here.body'), times.takes('app'))
            : (children ?? times.join(t('mobileApp.body'), times.takes('app')))}
        </p>
        {stores.length > 0 && (
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            {stores.map((store, index) => (
              <Button key={store} asChild variant={isMain && index === 0 ? 'primary' : 'secondary'}>
                <a href={links[store]}>{t(`mobileApp.${store}`)}</a>
              </Button>
            ))}
          </div>
        )}
      </div>
      {!isInApp && (
        <figure className="flex w-44 shrink-0 flex-col gap-2 max-sm:hidden">
          <img
            src={APP_CODE}
            alt={t('mobileApp.codeAlt')}
            width={144}
            height={144}
            className="rounded-base bg-paper p-2"
          />
          <figcaption className="text-sm text-muted">{t('mobileApp.scan')}</figcaption>
        </figure>
      )}
    </section>
  );
}
