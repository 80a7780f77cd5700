import { useTranslation } from 'react-i18next';
import { loadFile } from '../../../lib/load-file';
import { useLazyComponent } from '../../../lib/use-lazy-component';

const load = async () => (await loadFile(() => import('./camera-steps'))).CameraSteps;

/** Falls back to general steps if the code does not load. */
export function LazyCameraSteps() {
  const { t } = useTranslation();
  const steps = useLazyComponent(load);
  return steps.status === 'ready' ? <steps.Component /> : <p>{t('kyc.problem.camera.body')}</p>;
}
