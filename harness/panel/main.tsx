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
// Also while another view is shown, because only this panel uses the sessions of its panes.
window.addEventListener('pagehide', endPanes);
// The address changes by the back button, a pasted link, or a page that opened this one.
window.addEventListener('hashchange', () => void followAddress());
