import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ELECTRON_PROGRAM, findElectron, hasDisplay } from './electron-runtime';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'electron-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = (path: string, content = '') => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

describe('findElectron', () => {
  it('finds the runtime that the environment names, and its major version', () => {
    place(ELECTRON_PROGRAM);
    place('version', '33.4.11');
    const found = { path: join(folder, ELECTRON_PROGRAM), major: '33' };
    expect(findElectron({ ELECTRON_OVERRIDE_DIST_PATH: folder })).toEqual(found);
    expect(findElectron({ ELECTRON_EXEC_PATH: join(folder, ELECTRON_PROGRAM) })).toEqual(found);
  });

  it('ignores a folder without the program', () => {
    expect(findElectron({ ELECTRON_OVERRIDE_DIST_PATH: folder })?.path).not.toBe(join(folder, ELECTRON_PROGRAM));
  });
});

describe('hasDisplay', () => {
  const needsServer = process.platform !== 'darwin' && process.platform !== 'win32';

  it.each([
    [{}, !needsServer],
    [{ DISPLAY: '' }, !needsServer],
    [{ DISPLAY: ':0' }, true],
    [{ WAYLAND_DISPLAY: 'wayland-0' }, true],
  ])('%j', (env, shown) => expect(hasDisplay(env)).toBe(shown));
});
