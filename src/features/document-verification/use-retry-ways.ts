import { useTranslation } from 'react-i18next';
import type { Ways } from '../shared/remedy/remedy-actions';
import { retakeLabel } from '../shared/review/retake-label';
import { checkMethod } from './check-method';
import type { StepProps } from './step-props';

/** To the step of the fault, else the first. */
export function useRetryWays(place: StepProps['place'], go: StepProps['go']): Ways {
  const { t } = useTranslation();
  const method = checkMethod(place);
  const retry = { onClick: () => go({ step: 'choose' }) };
  if (method === 'number') return { retry };
  const retake = (what: 'photo' | 'selfie') => ({
    label: t(retakeLabel(what, method === 'address' ? undefined : place.documentType)),
    onClick: () => go({ step: 'run' }),
  });
  const photos = { retry, 'retake-photo': retake('photo'), 'retake-selfie': retake('selfie') };
  return method === 'address' ? photos : { ...photos, 'other-document': { onClick: () => go({ step: 'document' }) } };
}
