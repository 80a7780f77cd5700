import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFonts } from '../../src/ui/fonts';
import { Gallery } from './gallery';
import { readSettings } from './settings';
import { waitForElement } from './wait-for-element';
import './styles.css';
import { loadTexts } from './texts';

const settings = readSettings(new URLSearchParams(location.search));
const { documentElement } = document;
documentElement.lang = settings.language;
documentElement.dir = settings.direction;
if (settings.theme !== 'system') documentElement.dataset.theme = settings.theme;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root element');
const [texts] = await Promise.all([
  loadTexts(settings.language, settings.long),
  loadFonts(settings.language),
  // A state with toasts is ready only once the toaster's code has loaded.
  settings.state?.section === 'toasts' && import('../../src/ui/toaster'),
]);
createRoot(container).render(
  <StrictMode>
    <Gallery settings={{ ...settings, texts }} />
  </StrictMode>,
);

await twoFrames();
if (settings.state) await waitForElement(settings.state.shows);
await document.fonts.ready;
// Tests and screenshots wait for this attribute, as in the product.
documentElement.dataset.ready = 'gallery';

/** Resolves after two animation frames, when React has rendered everything and run its effects. */
function twoFrames(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
