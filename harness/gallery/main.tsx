import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFonts } from '../../src/ui/fonts';
import { Gallery } from './gallery';
import { readSettings } from './settings';
import './styles.css';

const settings = readSettings(new URLSearchParams(location.search));
const { documentElement } = document;
documentElement.lang = settings.language;
documentElement.dir = settings.direction;
if (settings.theme !== 'system') documentElement.dataset.theme = settings.theme;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root element');
createRoot(container).render(
  <StrictMode>
    <Gallery settings={settings} />
  </StrictMode>,
);

await loadFonts(settings.language);
await document.fonts.ready;
// Tests and pictures wait for this mark, as in the product (design 2).
documentElement.dataset.ready = 'gallery';
