import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowPage } from '../../../ui/flow-page';
import { DeclaredHelp } from '../help/declared-help';
import { PageHelpButton } from '../help/help-button';
import type { StepDeclaration } from './step-declaration';
import { useDeclaredLead } from './use-declared-lead';

export interface DeclaredStepProps
  extends Pick<ComponentProps<typeof FlowPage>, 'flow' | 'onBack' | 'takesFocus' | 'children'> {
  readonly declared: StepDeclaration;
  /** From 1; undefined if unknown. */
  readonly number: number | undefined;
  readonly total?: number | undefined;
  /** Replaces the step's number. */
  readonly step?: string | undefined;
  /** 0 to 1. Default: by the number. */
  readonly progress?: number;
  /** Replaces the declared title. */
  readonly title?: string | undefined;
  /** Replaces the declared lead. */
  readonly lead?: ReactNode;
  /** Content of the help topic `own`. */
  readonly ownHelp?: ReactNode;
  /** Help with a topic `own` waits, so nothing moves. Default: false. */
  readonly isLoading?: boolean;
}

/** A step of a flow. `DeclaredPage` is for other pages. */
export function DeclaredStep(props: DeclaredStepProps) {
  const { declared, number, total, progress, title, step, lead, ownHelp, isLoading = false, ...page } = props;
  const { t } = useTranslation();
  const { help } = declared;
  const said = useDeclaredLead(declared.lead);
  return (
    <FlowPage
      {...page}
      title={title ?? (declared.title && t(declared.title))}
      lead={lead ?? (said && <p>{said}</p>)}
      step={step ?? (number === undefined ? undefined : t('questionnaire.step', { number, total }))}
      // Full only after sending.
      progress={progress ?? (number && total ? number / (total + 1) : 0)}
      help={!(isLoading && help.includes('own')) && <DeclaredHelp topics={help} own={ownHelp} />}
      helpName={t('shell.helpHere')}
      helpButton={<PageHelpButton topics={help} />}
    />
  );
}
