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
  // The toaster's code must have loaded before the page is ready.
  settings.state?.section === 'toasts' && import('../../src/ui/toaster'),
]);
const root = createRoot(container);
// Otherwise a busy machine would render after the frames below.
flushSync(() =>
  root.render(
    <StrictMode>
      <Gallery settings={{ ...settings, texts }} />
    </StrictMode>,
  ),
);

if (settings.state) await waitForElement(settings.state.shows);
// A loaded font can change the layout, which can need more fonts.
do {
  await twoFrames();
  await document.fonts.ready;
} while (document.fonts.status === 'loading');
// Tests and screenshots wait for this attribute.
documentElement.dataset.ready = 'gallery';

/** So that effects have run and the browser has requested its fonts. */
function twoFrames(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
