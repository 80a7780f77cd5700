import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFonts } from '../../src/ui/fonts';
import { Gallery } from './gallery';
import { readSettings } from './settings';
import { shown } from './shown';
import './styles.css';
import { loadTexts } from './texts';

const settings = readSettings(new URLSearchParams(location.search));
const { documentElement } = document;
documentElement.lang = settings.language;
documentElement.dir = settings.direction;
if (settings.theme !== 'system') documentElement.dataset.theme = settings.theme;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root element');
const [texts] = await Promise.all([
  loadTexts(settings.language, settings.long),
  loadFonts(settings.language),
  // A state with toasts is not ready without the code that draws them.
  settings.state?.section === 'toasts' && import('../../src/ui/toaster'),
]);
createRoot(container).render(
  <StrictMode>
    <Gallery settings={{ ...settings, texts }} />
  </StrictMode>,
);

await twoFrames();
if (settings.state) await shown(settings.state.shows);
await document.fonts.ready;
// Tests and pictures wait for this mark, as in the product (design 2).
documentElement.dataset.ready = 'gallery';

/** Everything has been drawn, effects included. */
function twoFrames(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
