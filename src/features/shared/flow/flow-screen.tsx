import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowPage } from '../../../ui/flow-page';
import { HelpWithLinks, PageHelpButton } from '../help/help-with-links';

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
  return (
    <FlowPage
      {...page}
      help={<HelpWithLinks hasLinks={!isLoading}>{help}</HelpWithLinks>}
      helpName={t('shell.helpHere')}
      helpButton={<PageHelpButton />}
    />
  );
}
