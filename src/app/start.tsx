import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { apiBaseOf } from '../api/base';
import { configureClient } from '../api/client';
import { setUpTexts } from '../i18n/setup';
import { createComplianceSource } from '../lib/compliance-config';
import { trackPending } from '../lib/readiness';
import { setComplianceConfig, store } from '../lib/store';
import { loadModeAdapter } from '../modes/adapter';
import { loadFonts } from '../ui/fonts';
import type { Boot } from './boot';
import { showError, showUnhandledRejections } from './errors';
import { setCompliance, setHasSdkToken } from './load-member';
import { createAccountRouter } from './router';
import { sdkSessionOf } from './sdk-session';

/** The rest of the boot, after the first script (design 2): texts, mode, client, then the router. */
export async function start(boot: Boot): Promise<void> {
  const { config, opening, language, variant } = boot;
  const [adapter] = await Promise.all([
    loadModeAdapter(opening, config.telegram.targetOrigin),
    trackPending(setUpTexts(language, variant, config)),
    trackPending(loadFonts(language)),
  ]);

  configureClient({
    baseUrl: apiBaseOf(location, config),
    timeoutMs: config.requestTimeoutMs,
    language: () => i18next.language,
    platform: adapter.platform,
    shellUserAgent: adapter.userAgentHeader,
    sdkSession: sdkSessionOf(boot),
    storage: () => window.localStorage,
    onErrorDisplay: showError,
  });
  showUnhandledRejections();
  adapter.start();

  const compliance = createComplianceSource(config.compliance);
  setComplianceConfig(compliance.current());
  // The account's configuration reaches the store once the user has an id (spec 4).
  compliance.subscribe((current) => {
    if (store.user.id) setComplianceConfig(current);
  });
  setCompliance(compliance);
  setHasSdkToken(boot.secrets.sdkToken !== undefined);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page lacks the element #root that the app is drawn into.');
  document.querySelector('.boot-header')?.remove();
  createRoot(root).render(<RouterProvider router={createAccountRouter()} />);
}
