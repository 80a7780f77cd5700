import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { MODE_CAPABILITIES } from '../../../modes/capabilities';
import { currentPageContext } from '../../../modes/page-context';
import { FlowPage } from '../../../ui/flow-page';
import { HelpButton } from '../help/help-button';

/** One screen of a flow, with its help in the place that mode and width have for it: beside it, or behind '?' in the header or in the page. */
export function FlowScreen(props: Omit<ComponentProps<typeof FlowPage>, 'helpName' | 'helpButton' | 'level'>) {
  const { t } = useTranslation();
  const hasHeader = MODE_CAPABILITIES[currentPageContext().mode].header;
  return (
    <FlowPage
      {...props}
      helpName={t('shell.helpHere')}
      helpButton={!hasHeader && <HelpButton className="relative -my-3 -me-3 lg:hidden" />}
    />
  );
}
