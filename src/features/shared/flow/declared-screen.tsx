import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeclaredHelp } from '../help/declared-help';
import { FlowScreen } from './flow-screen';
import type { StepDeclaration } from './step-declaration';
import { useDeclaredLead } from './use-declared-lead';

type ScreenProps = ComponentProps<typeof FlowScreen>;

export interface DeclaredScreenProps extends Omit<ScreenProps, 'title' | 'progress' | 'help'> {
  readonly declared: StepDeclaration;
  /** The step's number, from 1, and that of all steps; undefined: not known yet. */
  readonly number: number | undefined;
  readonly total?: number | undefined;
  /** In place of its number among the steps. */
  readonly step?: string | undefined;
  /** Share of the flow that is done, 0 to 1. Default: by the number. */
  readonly progress?: number;
  /** In place of the declared title. */
  readonly title?: string | undefined;
  /** In place of the declared lead. */
  readonly lead?: ReactNode;
  /** What the help's topic `own` stands for. */
  readonly ownHelp?: ReactNode;
}

/** One screen of a flow as its step declares it. */
export function DeclaredScreen({
  declared,
  number,
  total,
  progress,
  title,
  step,
  lead,
  ownHelp,
  ...page
}: DeclaredScreenProps) {
  const { t } = useTranslation();
  const { help } = declared;
  const said = useDeclaredLead(declared.lead);
  // All help comes together, so that none of it moves.
  const isLate = (page.isLoading ?? false) && help.includes('own');
  return (
    <FlowScreen
      {...page}
      title={title ?? (declared.title && t(declared.title))}
      lead={lead ?? (said && <p>{said}</p>)}
      step={step ?? (number === undefined ? undefined : t('questionnaire.step', { number, total }))}
      // Not full before everything was sent.
      progress={progress ?? (number && total ? number / (total + 1) : 0)}
      isLoading={isLate}
      help={isLate ? undefined : <DeclaredHelp topics={help} own={ownHelp} />}
    />
  );
}
