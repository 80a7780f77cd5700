import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpColumn } from '../../../ui/help-column';
import { Page } from '../../../ui/page';
import { StepSkeleton } from '../../../ui/step-skeleton';
import { DeclaredHelp } from '../help/declared-help';
import { HelpWithLinks, PageHelpButton } from '../help/help-with-links';
import type { Part } from '../loading/combine-calls';
import { Loaded } from '../loading/loaded';
import type { PageDeclaration } from './step-declaration';
import { ActionPlace } from './step-loading';
import { useDeclaredLead } from './use-declared-lead';

interface DeclaredPageProps {
  readonly declared: PageDeclaration;
  /** In place of the declared title. */
  readonly title?: string;
  /** Whether it asks something of the member now: else it has neither lead nor help. Default: true. */
  readonly asks?: boolean;
  /** In place of the declared lead, also where nothing is asked. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page as its step declares it, with the help beside it or behind '?'. */
export function DeclaredPage({ declared, title, asks = true, lead, children }: DeclaredPageProps) {
  const { t } = useTranslation();
  const said = useDeclaredLead(declared.lead);
  const helps = asks && declared.help !== undefined;
  return (
    <Page
      title={title ?? (declared.title ? t(declared.title) : '')}
      lead={lead ?? (asks && said)}
      titleEnd={helps && <PageHelpButton />}
      column={
        helps && (
          <HelpColumn name={t('shell.helpHere')} className="w-72">
            <HelpWithLinks>
              <DeclaredHelp topics={declared.help} />
            </HelpWithLinks>
          </HelpColumn>
        )
      }
    >
      {children}
    </Page>
  );
}

interface LoadedPageProps<T> extends Pick<DeclaredPageProps, 'declared'> {
  readonly state: Part<T>;
  /** Whether it asks something of the member, by what was loaded. Default: it does. */
  readonly asks?: (data: T) => boolean;
  /** In place of the declared lead, once it is loaded. */
  readonly lead?: (data: T) => ReactNode;
  /** What follows the content in each of its states. */
  readonly end?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A page that loads what it shows: as its step declares it from the start, so that nothing moves when the content is there. */
export function LoadedPage<T>({ declared, state, asks = () => true, lead, end, children }: LoadedPageProps<T>) {
  const { data, status } = state;
  return (
    <DeclaredPage
      declared={declared}
      asks={data === undefined ? status === 'loading' : asks(data)}
      lead={data === undefined ? undefined : lead?.(data)}
    >
      <Loaded state={state} skeleton={<PagePlaceholder declared={declared} />}>
        {children}
      </Loaded>
      {end}
    </DeclaredPage>
  );
}

/** The shape of a page's content, with the place of its action. */
export function PagePlaceholder({ declared: { shape, action } }: Pick<DeclaredPageProps, 'declared'>) {
  const { t } = useTranslation();
  return (
    <>
      <StepSkeleton shape={shape} label={t('shell.loading')} />
      <ActionPlace action={action} />
    </>
  );
}
