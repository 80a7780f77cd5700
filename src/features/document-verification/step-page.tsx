import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stepBeside, stepNumber } from '../../domain/verification-screens';
import { FlowScreen } from '../shared/flow/flow-screen';
import type { StepProps } from './step-props';

interface FlowStepPageProps extends Pick<StepProps, 'place' | 'goBack' | 'takesFocus'> {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of one step of the verification, with its number and the way back. */
export function StepPage({ place: { level, step }, goBack, ...page }: FlowStepPageProps) {
  const { t } = useTranslation();
  const { number, total } = stepNumber(level, step);
  const before = stepBeside(level, step, 'before');
  return (
    <FlowScreen
      {...page}
      flow={t(`personal.level.${level}`)}
      step={t('questionnaire.step', { number, total })}
      progress={number / (total + 1)}
      onBack={before && (() => goBack(before))}
    />
  );
}
