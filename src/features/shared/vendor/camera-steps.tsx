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
  /** As the system's settings name it. */
  readonly app: string;
}

/** Undefined for an unknown device. */
function wayHere({ shell, authority }: Mode): Way | undefined {
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  if (!device) return undefined;
  const { program, system } = device;
  // Our native app or the messaging app.
  if (shell === 'app') return { steps: APP_WAYS[system], app: initialConfig().brand.name };
  if (shell === 'mini-program') return { steps: APP_WAYS[system], app: 'Telegram' };
  // The page cannot open elsewhere without its token.
  if (program === 'in-app')
    return { steps: authority === 'token' ? ['thisApp'] : CAMERA_WAYS[program][system], app: '' };
  return { steps: CAMERA_WAYS[program][system], app: BROWSER_NAMES[program] };
}

export function CameraSteps() {
  const { t } = useTranslation();
  const mode = currentPageContext();
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
          {way.steps.some((step) => CAMERA_STEPS_ELSEWHERE.has(step)) && <p>{t('kyc.camera.back')}</p>}
        </>
      ) : (
        <p>{t('kyc.problem.camera.body')}</p>
      )}
      {opensOutside() && mode.authority === 'session' && (
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
