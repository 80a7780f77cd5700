import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { MODE_CAPABILITIES } from '../../../modes/capabilities';
import { currentPageContext } from '../../../modes/page-context';
import { FlowPage, useHelpBeside } from '../../../ui/flow-page';
import { HelpButton } from '../help/help-button';
import { HelpCard } from '../help/help-card';
import { HelpLinks } from '../help/help-links';

interface FlowScreenProps extends Omit<ComponentProps<typeof FlowPage>, 'helpName' | 'helpButton' | 'level'> {
  /** The help comes with the content, so that none of it moves. Default: false. */
  readonly isLoading?: boolean;
}

/**
 * One screen of a flow, with its help in the place that mode and width have for it: beside it, or behind '?' in the header or in the page. The
 * guide and support follow it in either place.
 */
export function FlowScreen({ help, isLoading = false, ...page }: FlowScreenProps) {
  const { t } = useTranslation();
  const hasHeader = MODE_CAPABILITIES[currentPageContext().mode].header;
  const isBeside = useHelpBeside();
  return (
    <FlowPage
      {...page}
      help={
        <>
          {help}
          {isBeside && !isLoading && (
            <HelpCard title={t('help.more')}>
              <div className="-m-2">
                <HelpLinks />
              </div>
            </HelpCard>
          )}
        </>
      }
      helpName={t('shell.helpHere')}
      helpButton={!hasHeader && <HelpButton className="relative -my-3 -me-3 lg:hidden" />}
    />
  );
}
