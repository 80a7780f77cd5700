import { createRoot } from 'react-dom/client';
import { App } from './app';
import { desktop } from './stage/desktop';
import { followAddress } from './state/actions';
import { goLive } from './state/live';
import './styles.css';

document.documentElement.dataset.shell = desktop ? 'desktop' : 'browser';

const root = document.getElementById('root');
if (!root) throw new Error('The panel lacks the element #root that it is drawn into.');
createRoot(root).render(<App />);

goLive();
// The back button, and a link pasted into the address, name another state.
window.addEventListener('popstate', () => void followAddress());
window.addEventListener('hashchange', () => void followAddress());
