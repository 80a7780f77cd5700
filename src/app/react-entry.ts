/**
 * What the app needs of React to start. A module of ours, so that the first script can load React's file ahead without the bundler's helper
 * for packages in CommonJS, which would be one more file before the first paint.
 */
export { createRoot } from 'react-dom/client';
