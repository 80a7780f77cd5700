/** Used by `stage.ts`, `page-walks.ts` and the desktop's shell. */
export { drive } from './walk/drive';
export { driveOwn } from './walk/own-document';
export { record, visible } from './walk/record';
