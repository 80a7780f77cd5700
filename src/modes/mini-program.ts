import { on, postEvent, setTargetOrigin } from '@tma.js/bridge';
import { entryNumber } from '../lib/entry-number';
import { navigation } from '../lib/navigated';
import { reloadAt } from '../lib/reload-once';
import { addressWithToken } from '../lib/secrets';
import { capabilitiesOf } from './capabilities';
import type { PageContext } from './page-context';

const BLACK = '#000000';

/** iOS would keep the back button, so it goes when the page hides. @returns a function that disconnects */
export function connectMiniProgram(opening: PageContext, telegramOrigin: string): () => void {
  setTargetOrigin(telegramOrigin);
  const { back, background } = capabilitiesOf(opening);
  tryPost(() => postEvent('web_app_expand'));
  if (background === 'black') {
    tryPost(() => postEvent('web_app_set_background_color', { color: BLACK }));
    tryPost(() => postEvent('web_app_set_header_color', { color: BLACK }));
  }
  const undo = [
    on('reload_iframe', () => {
      tryPost(() => postEvent('iframe_will_reload'));
      reloadAt(addressWithToken());
    }),
  ];
  tryPost(() => postEvent('iframe_ready', { reload_supported: true }));
  if (back === 'shell') undo.push(showBackButton(opening));
  return () => {
    for (const stop of undo) stop();
  };
}

/** Shown while a page is behind. Returns a function that hides it. */
function showBackButton({ shellPlatform }: PageContext): () => void {
  let isHere = true;
  let isShown: boolean | undefined;
  const update = () => {
    const visible = isHere && isPageBehind();
    if (visible === isShown) return;
    isShown = visible;
    tryPost(() => postEvent('web_app_setup_back_button', { is_visible: visible }));
  };
  const setHere = (value: boolean) => {
    isHere = value;
    update();
  };
  update();
  const undo = [on('back_button_pressed', () => history.back()), navigation.subscribe(update)];
  if (shellPlatform === 'ios') undo.push(hideBackWithPage(setHere));
  return () => {
    for (const stop of undo) stop();
    setHere(false);
  };
}

/** False without a shell. */
export function closeShell(): boolean {
  return tryPost(() => postEvent('web_app_close'));
}

/** False without a shell. */
export function openInBrowser(url: string): boolean {
  return tryPost(() => postEvent('web_app_open_link', { url }));
}

/** Within the document, or of a document that led here, such as the one that began a verification by token. */
function isPageBehind(): boolean {
  if (entryNumber() > 0) return true;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload names the page itself as its referrer.
  return navigation?.type !== 'reload' && document.referrer.startsWith(`${location.origin}/`);
}

function hideBackWithPage(setHere: (isHere: boolean) => void): () => void {
  const onVisibility = () => setHere(document.visibilityState === 'visible');
  const onUnload = () => setHere(false);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onUnload);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onUnload);
  };
}

/** False without a shell, where the bridge throws. */
function tryPost(post: () => void): boolean {
  try {
    post();
    return true;
  } catch {
    return false;
  }
}
