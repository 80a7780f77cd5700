import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MODE_CAPABILITIES } from '../../../modes/capabilities';
import { currentPageContext } from '../../../modes/page-context';
import { useHelpBeside } from '../../../ui/help-column';
import { HelpButton } from './help-button';
import { HelpCard } from './help-card';
import { HelpLinks } from './help-links';

interface HelpWithLinksProps {
  /** Default: true. */
  readonly hasLinks?: boolean;
  readonly children: ReactNode;
}

/** Help with the guide and support below it. In the sheet, which has them anyway, they are not repeated. */
export function HelpWithLinks({ hasLinks = true, children }: HelpWithLinksProps) {
  const { t } = useTranslation();
  const isBeside = useHelpBeside();
  return (
    <>
      {children}
      {isBeside && hasLinks && (
        <HelpCard title={t('help.more')}>
          <div className="-m-2">
            <HelpLinks />
          </div>
        </HelpCard>
      )}
    </>
  );
}

/** '?' in the page, for modes without a header; not shown where the help stands beside the content. */
export function PageHelpButton() {
  const hasHeader = MODE_CAPABILITIES[currentPageContext().mode].header;
  return !hasHeader && <HelpButton className="relative -my-3 -me-3 lg:hidden" />;
}
