import type { WebContents } from 'electron';
import { KEYS_OF_THE_PANEL, TYPED_INTO } from '../core/panel-keys';

/** Runs in each frame of the page. */
const IS_TYPING = `document.hasFocus() && document.activeElement?.closest(${JSON.stringify(TYPED_INTO)}) != null`;

async function isTyping(contents: WebContents): Promise<boolean> {
  const asked = contents.mainFrame.framesInSubtree.map(async (frame) => frame.executeJavaScript(IS_TYPING));
  // A frame may have closed before it answers.
  return (await Promise.allSettled(asked)).some((answer) => answer.status === 'fulfilled' && answer.value === true);
}

/** The app's view has no preload script, so its page is asked where the focus is. The page gets the key too. */
export function passKeys(contents: WebContents, onKey: (key: string) => void): void {
  contents.on('before-input-event', (_event, { type, key: pressed, control, meta, alt, shift }) => {
    const key = control || meta ? `Ctrl+${shift ? 'Shift+' : ''}${pressed.toUpperCase()}` : pressed;
    if (type !== 'keyDown' || alt || !KEYS_OF_THE_PANEL.includes(key)) return;
    void isTyping(contents).then((typing) => {
      if (!typing && !contents.isDestroyed()) onKey(key);
    });
  });
}
