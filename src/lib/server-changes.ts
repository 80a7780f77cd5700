import { createEmitter } from './emitter';

/** Changes that the server answered after the member had left the screen. */
export const serverChanges = createEmitter();
