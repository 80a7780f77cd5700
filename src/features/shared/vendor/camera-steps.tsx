import { useTranslation } from 'react-i18next';
import {
  APP_WAYS,
  BROWSER_NAMES,
  CAMERA_STEPS_ELSEWHERE,
  CAMERA_WAYS,
  type CameraStep,
  deviceOf,
} from '../../../domain/camera-ways';
import type { Mode } from '../../../domain/modes';
import { initialConfig } from '../../../lib/initial-config';
import { openOutside, opensOutside } from '../../../modes/leave';
import { currentPageContext } from '../../../modes/page-context';
import { TextLink } from '../../../ui/text-link';
import { isolated } from '../format/isolated';

interface Way {
  readonly steps: readonly CameraStep[];
  /** The app that is to be allowed the camera, as the system's settings name it. */
  readonly app: string;
}

/** How the camera is allowed here; undefined: nothing is known about the device. */
function wayHere(mode: Mode): Way | undefined {
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  if (!device) return undefined;
  const { program, system } = device;
  // An app of its own shows the page: our native app, or the messaging app.
  if (mode === 'app') return { steps: APP_WAYS[system], app: initialConfig().brand.name };
  if (mode === 'mini-program') return { steps: APP_WAYS[system], app: 'Telegram' };
  // A page by token cannot be opened elsewhere, because its token is in no address; what the app is called is not known.
  if (program === 'in-app') return { steps: mode === 'sdk' ? ['thisApp'] : CAMERA_WAYS[program][system], app: '' };
  return { steps: CAMERA_WAYS[program][system], app: BROWSER_NAMES[program] };
}

/** How to allow the camera in this browser or app and on this system, step by step. */
export function CameraSteps() {
  const { t } = useTranslation();
  const { mode } = currentPageContext();
  const way = wayHere(mode);
  return (
    <>
      {way && way.steps.length > 0 ? (
        <>
          <p>{t('kyc.camera.lead')}</p>
          <ol className={`flex flex-col gap-1 text-start ${way.steps.length > 1 ? 'list-decimal ps-5' : ''}`}>
            {way.steps.map((step) => (
              <li key={step}>{t(`kyc.camera.${step}`, { app: isolated(way.app) })}</li>
            ))}
          </ol>
          {way.steps.some((step) => CAMERA_STEPS_ELSEWHERE.has(step)) && (
            <p>{t('kyc.camera.back', { retry: t('kyc.problem.camera.retry') })}</p>
          )}
        </>
      ) : (
        <p>{t('kyc.problem.camera.body')}</p>
      )}
      {opensOutside() && (
        <p>
          <TextLink asChild>
            <button type="button" onClick={() => void openOutside(location.href)}>
              {t('kyc.camera.openInBrowser')}
            </button>
          </TextLink>
        </p>
      )}
    </>
  );
}
