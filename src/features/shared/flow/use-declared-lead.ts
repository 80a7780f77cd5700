import { useTranslation } from 'react-i18next';
import { useTimes } from '../format/use-times';
import type { StepDeclaration } from './step-declaration';

/** Undefined: no lead. */
export function useDeclaredLead(lead: StepDeclaration['lead']): string | undefined {
  const { t } = useTranslation();
  const times = useTimes();
  return lead && times.join(lead.text && t(lead.text), lead.takes && times.takes(lead.takes));
}
