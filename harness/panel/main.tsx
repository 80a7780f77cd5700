import { createRoot } from 'react-dom/client';
import { App } from './app';
import { endPanes } from './compare/panes';
import { desktop } from './stage/desktop';
import { followBuild, goLive } from './state/live';
import { followAddress } from './state/navigation';
import './styles.css';

document.documentElement.dataset.shell = desktop ? 'desktop' : 'browser';

const root = document.getElementById('root');
if (!root) throw new Error('The panel lacks the element #root that it is drawn into.');
createRoot(root).render(<App />);

goLive();
followBuild();
// In every view, because only this panel uses its panes' sessions.
window.addEventListener('pagehide', endPanes);
// Back button, pasted link, or the opening page.
window.addEventListener('hashchange', () => void followAddress());
