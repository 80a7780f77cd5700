/** What pages load when a walk is replayed or recorded: `server/pages/stage.js`, `page-walks.js`, and the app's page for the desktop's shell. */
export { driveOwn } from './own-document';
export { record, visible } from './record';
export { drive } from './stage';
