import { useTranslation } from 'react-i18next';
import { loadFile } from '../../../lib/load-file';
import { useLazyComponent } from '../../../lib/use-lazy-component';

const load = async () => (await loadFile(() => import('./camera-steps'))).CameraSteps;

/** How the camera is allowed. Few members need the code of it; if that cannot be had, the way in general. */
export function LateCameraSteps() {
  const { t } = useTranslation();
  const steps = useLazyComponent(load);
  return steps.status === 'ready' ? <steps.Component /> : <p>{t('kyc.problem.camera.body')}</p>;
}
