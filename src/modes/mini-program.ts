import { on, postEvent, setTargetOrigin } from '@tma.js/bridge';
import type { ModeAdapter } from './adapter';
import { MODE_CAPABILITIES } from './capabilities';
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
      const { back, background } = MODE_CAPABILITIES[opening.mode];
      tell(() => postEvent('web_app_expand'));
      if (background === 'black') {
        tell(() => postEvent('web_app_set_background_color', { color: BLACK }));
        tell(() => postEvent('web_app_set_header_color', { color: BLACK }));
      }
      return back === 'shell' ? offerBack(opening) : () => {};
    },
  };
}

/** Shows the shell's back button and goes back in history with it; returns the way to take it away. */
function offerBack({ shellPlatform }: Opening): () => void {
  const showBack = (visible: boolean) => tell(() => postEvent('web_app_setup_back_button', { is_visible: visible }));
  showBack(true);
  const undo = [on('back_button_pressed', () => history.back())];
  if (shellPlatform === 'ios') undo.push(hideBackWithPage(showBack));
  return () => {
    showBack(false);
    for (const stop of undo) stop();
  };
}

/** Closes the mini-program. False where no shell listens, as after a reload outside of it. */
export function closeShell(): boolean {
  return tell(() => postEvent('web_app_close'));
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

/** Whether the shell could be told. The bridge throws where none listens; the page works without one. */
function tell(post: () => void): boolean {
  try {
    post();
    return true;
  } catch {
    return false;
  }
}
