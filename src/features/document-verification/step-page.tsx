import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stepBeside, stepNumber } from '../../domain/verification-screens';
import { DeclaredStep } from '../shared/flow/declared-step';
import { declarationOf } from './step-declaration';
import type { StepProps } from './step-props';

interface FlowStepPageProps extends Pick<StepProps, 'place' | 'takesFocus'> {
  readonly goBack: StepProps['goBack'];
  /** Default: the declared title. */
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly ownHelp?: ReactNode;
  readonly children: ReactNode;
}

export function StepPage({ place, goBack, ...page }: FlowStepPageProps) {
  const { t } = useTranslation();
  const { level, step } = place;
  const declared = declarationOf(step, place);
  const before = stepBeside(level, step, 'before');
  if (!declared) return null;
  return (
    <DeclaredStep
      {...page}
      {...stepNumber(level, step)}
      declared={declared}
      flow={t(`personal.level.${level}`)}
      onBack={goBack && before && (() => goBack(before))}
    />
  );
}
