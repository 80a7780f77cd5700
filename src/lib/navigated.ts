import { createEmitter } from './emitter';

/** Each new address. Unlike the router's own `subscribe`, it loses no change made during a render. */
export const navigation = createEmitter();
