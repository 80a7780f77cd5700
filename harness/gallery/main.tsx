import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
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
const root = createRoot(container);
// Render at once: on a busy machine, React would render after the frames below, and the page would be ready before it loads fonts.
flushSync(() =>
  root.render(
    <StrictMode>
      <Gallery settings={{ ...settings, texts }} />
    </StrictMode>,
  ),
);

if (settings.state) await waitForElement(settings.state.shows);
// A loaded font can change the layout, so that it needs further fonts.
do {
  await twoFrames();
  await document.fonts.ready;
} while (document.fonts.status === 'loading');
// Tests and screenshots wait for this attribute, as in the product.
documentElement.dataset.ready = 'gallery';

/** Resolves after two animation frames, when effects have run and the browser has requested the fonts of what it has drawn. */
function twoFrames(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
