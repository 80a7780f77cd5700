import { on, postEvent, setTargetOrigin } from '@tma.js/bridge';
import type { ModeAdapter } from './adapter';
import type { Opening } from './opened';

const BLACK = '#000000';

/**
 * The messaging app's shell (spec 2): a back button that goes back in history, the view expanded, the background
 * black. On iOS the back button is hidden when the page becomes hidden and on unload: the shell would keep it.
 */
export function createMiniProgramAdapter(opening: Opening, telegramOrigin: string): ModeAdapter {
  setTargetOrigin(telegramOrigin);
  return {
    platform: () => 'tg-mini-program',
    userAgentHeader: () => `TelegramMiniProgram/${opening.shellVersion || '0'} (${opening.shellPlatform || 'unknown'})`,
    start: () => {
      const showBack = (visible: boolean) =>
        tell(() => postEvent('web_app_setup_back_button', { is_visible: visible }));
      showBack(true);
      tell(() => postEvent('web_app_expand'));
      tell(() => postEvent('web_app_set_background_color', { color: BLACK }));
      tell(() => postEvent('web_app_set_header_color', { color: BLACK }));

      const undo = [on('back_button_pressed', () => history.back())];
      if (opening.shellPlatform === 'ios') undo.push(hideBackWithPage(showBack));
      return () => {
        showBack(false);
        for (const stop of undo) stop();
      };
    },
  };
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

/** The bridge throws where no shell listens, as after a reload outside of it; the page works without one. */
function tell(post: () => void): void {
  try {
    post();
  } catch {
    // Nobody to tell.
  }
}
