import { nameOfNow, saveFile } from '../shared/save-file';
import { desktop } from '../stage/desktop';
import { notify } from '../state/notice';

/** The desktop shell captures the app's view, a browser this tab after asking. */

/** Options that TypeScript's library lacks. */
type TabOptions = DisplayMediaStreamOptions & { preferCurrentTab: boolean; selfBrowserSurface: 'include' };

/** The message says why and what to do. */
class PictureError extends Error {
  override readonly name = 'PictureError';
}

/**
 * PNG of the visible app.
 * @throws PictureError
 */
export async function takePicture(): Promise<Blob> {
  if (desktop) return new Blob([await desktop.call('app:picture')], { type: 'image/png' });
  const app = document.querySelector('iframe[title="The account area"]');
  if (!app) throw new PictureError('The app is not shown: go to the view App first');
  const stream = await shareTab();
  try {
    return await cropped(stream, app.getBoundingClientRect());
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

async function shareTab(): Promise<MediaStream> {
  const options: TabOptions = { video: true, audio: false, preferCurrentTab: true, selfBrowserSurface: 'include' };
  try {
    return await navigator.mediaDevices.getDisplayMedia(options);
  } catch {
    throw new PictureError('The browser was not allowed to take a picture of this tab');
  }
}

async function cropped(stream: MediaStream, { x, y, width, height }: DOMRect): Promise<Blob> {
  const video = document.createElement('video');
  video.srcObject = stream;
  video.muted = true;
  await video.play();
  await new Promise<void>((resolve) => video.requestVideoFrameCallback(() => resolve()));
  const { videoWidth, videoHeight } = video;
  const scale = videoWidth / window.innerWidth;
  if (Math.abs(videoHeight / window.innerHeight / scale - 1) > 0.02) {
    throw new PictureError('This is not a picture of the panel: choose this tab when the browser asks');
  }
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const w = Math.round((Math.min(window.innerWidth, x + width) - left) * scale);
  const h = Math.round((Math.min(window.innerHeight, y + height) - top) * scale);
  const canvas = new OffscreenCanvas(w, h);
  canvas.getContext('2d')?.drawImage(video, left * scale, top * scale, w, h, 0, 0, w, h);
  return canvas.convertToBlob();
}

export function pictureProblem(error: unknown): string {
  return error instanceof PictureError ? error.message : 'No picture could be taken: open the app first';
}

export async function savePicture(): Promise<void> {
  try {
    saveFile(nameOfNow('app', 'png'), await takePicture());
  } catch (error) {
    notify(pictureProblem(error));
  }
}

export async function copyPicture(): Promise<void> {
  try {
    // Pass a promise, because writing is allowed only right after user input.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': takePicture() })]);
    notify('Picture copied');
  } catch (error) {
    notify(pictureProblem(error));
  }
}
