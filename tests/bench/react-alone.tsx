import { createRoot } from 'react-dom/client';

/** React alone with one line of text: what the first load is compared with. Built and loaded by the bench. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<p>Ready</p>);
