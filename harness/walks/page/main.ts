/** What the scripts around the app load when a walk is replayed or recorded: `server/pages/stage.js` and `page-walks.js`. */
export { record, visible } from './record';
export { drive } from './stage';
