import { on, postEvent, setTargetOrigin } from '@tma.js/bridge';
import type { ModeAdapter } from './adapter';
import { MODE_CAPABILITIES } from './capabilities';
import type { PageContext } from './page-context';

const BLACK = '#000000';

/**
 * Adapter for the messaging app's shell: expands the view, makes the background black, and shows a back button that goes back in history.
 * On iOS the button is hidden when the page becomes hidden and on unload, because the shell would keep showing it.
 */
export function createMiniProgramAdapter(opening: PageContext, telegramOrigin: string): ModeAdapter {
  setTargetOrigin(telegramOrigin);
  return {
    platform: () => 'tg-mini-program',
    userAgentHeader: () => `TelegramMiniProgram/${opening.shellVersion || '0'} (${opening.shellPlatform || 'unknown'})`,
    start: () => {
      const { back, background } = MODE_CAPABILITIES[opening.mode];
      tryPost(() => postEvent('web_app_expand'));
      if (background === 'black') {
        tryPost(() => postEvent('web_app_set_background_color', { color: BLACK }));
        tryPost(() => postEvent('web_app_set_header_color', { color: BLACK }));
      }
      return back === 'shell' ? showBackButton(opening) : () => {};
    },
  };
}

/** Shows the shell's back button, which goes back in history. Returns the function that hides it. */
function showBackButton({ shellPlatform }: PageContext): () => void {
  const showBack = (visible: boolean) => tryPost(() => postEvent('web_app_setup_back_button', { is_visible: visible }));
  showBack(true);
  const undo = [on('back_button_pressed', () => history.back())];
  if (shellPlatform === 'ios') undo.push(hideBackWithPage(showBack));
  return () => {
    showBack(false);
    for (const stop of undo) stop();
  };
}

/** Closes the mini-program. Returns false if there is no shell, as after a reload outside it. */
export function closeShell(): boolean {
  return tryPost(() => postEvent('web_app_close'));
}

/** Opens an address in the member's browser, beside the mini-program. Returns false if there is no shell. */
export function openInBrowser(url: string): boolean {
  return tryPost(() => postEvent('web_app_open_link', { url }));
}

function hideBackWithPage(showBack: (visible: boolean) => void): () => void {
  const onVisibility = () => showBack(document.visibilityState === 'visible');
  const onUnload = () => showBack(false);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onUnload);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onUnload);
  };
}

/** Posts to the shell; returns false if there is none, in which case the bridge throws. The page works without a shell. */
function tryPost(post: () => void): boolean {
  try {
    post();
    return true;
  } catch {
    return false;
  }
}
