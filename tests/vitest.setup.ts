import { afterAll, vi } from 'vitest';

// Test files share one global object, and packages such as axe read it when they are imported.
afterAll(() => vi.unstubAllGlobals());
