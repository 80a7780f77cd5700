import { createRoot } from 'react-dom/client';

/** React with one line of text, for comparison. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<p>Ready</p>);
