import type { WebContents } from 'electron';
import { KEYS_OF_THE_PANEL, TYPED_INTO } from '../engine/panel-keys';

/** Asked in each frame of the page: whether somebody types into one of its fields. */
const IS_TYPING = `document.hasFocus() && document.activeElement?.closest(${JSON.stringify(TYPED_INTO)}) != null`;

async function isTyping(contents: WebContents): Promise<boolean> {
  const asked = contents.mainFrame.framesInSubtree.map(async (frame) => frame.executeJavaScript(IS_TYPING));
  // A frame may be gone before it answers: nobody types there.
  return (await Promise.allSettled(asked)).some((answer) => answer.status === 'fulfilled' && answer.value === true);
}

/**
 * Calls `onKey` for each key of the panel that is pressed in the app outside of its fields. The app's view has no preload script, so the
 * shell asks its page where the focus is. The page gets the key as well.
 */
export function passKeys(contents: WebContents, onKey: (key: string) => void): void {
  contents.on('before-input-event', (_event, { type, key: pressed, control, meta, alt, shift }) => {
    const key = control || meta ? `Ctrl+${shift ? 'Shift+' : ''}${pressed.toUpperCase()}` : pressed;
    if (type !== 'keyDown' || alt || !KEYS_OF_THE_PANEL.includes(key)) return;
    void isTyping(contents).then((typing) => {
      if (!typing && !contents.isDestroyed()) onKey(key);
    });
  });
}
