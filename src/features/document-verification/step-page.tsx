import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stepBeside, stepNumber } from '../../domain/verification-screens';
import { DeclaredScreen } from '../shared/flow/declared-screen';
import { declarationOf } from './step-declaration';
import type { StepProps } from './step-props';

interface FlowStepPageProps extends Pick<StepProps, 'place' | 'takesFocus'> {
  readonly goBack: StepProps['goBack'];
  /** Default: what the step declares. */
  readonly title?: string;
  readonly lead?: ReactNode;
  /** What the help's topic `own` stands for. */
  readonly ownHelp?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of one step of the verification, with its number and the way back. */
export function StepPage({ place, goBack, ...page }: FlowStepPageProps) {
  const { t } = useTranslation();
  const { level, step } = place;
  const declared = declarationOf(step, place);
  const before = stepBeside(level, step, 'before');
  if (!declared) return null;
  return (
    <DeclaredScreen
      {...page}
      {...stepNumber(level, step)}
      declared={declared}
      flow={t(`personal.level.${level}`)}
      onBack={goBack && before && (() => goBack(before))}
    />
  );
}
