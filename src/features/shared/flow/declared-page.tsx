import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpColumn } from '../../../ui/help-column';
import { Page } from '../../../ui/page';
import { StepSkeleton } from '../../../ui/step-skeleton';
import { DeclaredHelp } from '../help/declared-help';
import { PageHelpButton } from '../help/help-button';
import type { Part } from '../loading/combine-calls';
import { LazyLoadError } from '../loading/lazy-load-error';
import { Loaded } from '../loading/loaded';
import type { PageDeclaration } from './step-declaration';
import { ActionPlace } from './step-page-skeleton';
import { useDeclaredLead } from './use-declared-lead';

interface DeclaredPageProps {
  readonly declared: PageDeclaration;
  /** Replaces the declared title. */
  readonly title?: string;
  /** Default: true. */
  readonly asks?: boolean;
  readonly lead?: ReactNode;
  /** Default: the help. */
  readonly column?: ReactNode;
  readonly children: ReactNode;
}

export function DeclaredPage({ declared, title, asks = true, lead, column, children }: DeclaredPageProps) {
  const { t } = useTranslation();
  const said = useDeclaredLead(declared.lead);
  const helps = asks && declared.help !== undefined;
  return (
    <Page
      // Where nothing is asked, the content is the news.
      hasNews={!asks}
      title={title ?? (declared.title ? t(declared.title) : '')}
      lead={lead ?? (asks && said)}
      titleEnd={helps && <PageHelpButton topics={declared.help} />}
      column={
        column ??
        (helps && declared.help.length > 0 && (
          <HelpColumn name={t('shell.helpHere')} className="w-72">
            <DeclaredHelp topics={declared.help} />
          </HelpColumn>
        ))
      }
    >
      {children}
    </Page>
  );
}

interface LoadedPageProps<T> extends Pick<DeclaredPageProps, 'declared'> {
  readonly state: Part<T>;
  /** Default: true. */
  readonly asks?: (data: T) => boolean;
  /** Replaces the declared lead after loading. */
  readonly lead?: (data: T) => ReactNode;
  /** Beside the content, after loading. Default: the help. */
  readonly column?: (data: T) => ReactNode;
  /** Follows the content in each state. */
  readonly end?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Declared early, so nothing moves after loading. */
export function LoadedPage<T>({ declared, state, asks = () => true, lead, column, end, children }: LoadedPageProps<T>) {
  const { t } = useTranslation();
  const { data, status, error, retry } = state;
  if (data === undefined && status === 'error') {
    return (
      <>
        <LazyLoadError page={declared.title ? t(declared.title) : ''} error={error} onRetry={retry} />
        {end}
      </>
    );
  }
  return (
    <DeclaredPage
      declared={declared}
      asks={data === undefined ? status === 'loading' : asks(data)}
      lead={data === undefined ? undefined : lead?.(data)}
      // Its place is kept, so that the content keeps its width.
      column={column && (data === undefined ? <div /> : column(data))}
    >
      <Loaded state={state} skeleton={<PageContentSkeleton declared={declared} />}>
        {children}
      </Loaded>
      {end}
    </DeclaredPage>
  );
}

export function PageContentSkeleton({ declared: { shape, action } }: Pick<DeclaredPageProps, 'declared'>) {
  const { t } = useTranslation();
  return (
    <>
      <StepSkeleton shape={shape} label={t('shell.loading')} />
      <ActionPlace action={action} />
    </>
  );
}
