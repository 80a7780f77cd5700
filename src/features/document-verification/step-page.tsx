import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stepBeside, stepNumber } from '../../domain/verification-screens';
import { FlowScreen } from '../shared/flow/flow-screen';
import { declarationOf } from './step-declaration';
import type { StepProps } from './step-props';

interface FlowStepPageProps extends Pick<StepProps, 'place' | 'takesFocus'> {
  /** Goes to the step before; absent while the step loads. */
  readonly goBack?: StepProps['goBack'];
  /** Default: false. */
  readonly isLoading?: boolean;
  /** Default: what the step declares. */
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of one step of the verification, with its number and the way back. */
export function StepPage({ place, title, goBack, ...page }: FlowStepPageProps) {
  const { t } = useTranslation();
  const { level, step } = place;
  const declared = declarationOf(step, place)?.title ?? 'pages.kyc';
  const { number, total } = stepNumber(level, step);
  const before = stepBeside(level, step, 'before');
  return (
    <FlowScreen
      {...page}
      title={title ?? t(declared)}
      flow={t(`personal.level.${level}`)}
      step={t('questionnaire.step', { number, total })}
      progress={number / (total + 1)}
      onBack={goBack && before && (() => goBack(before))}
    />
  );
}
