import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findElectron, hasDisplay } from './electron-runtime';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'electron-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const programs: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};
const program = programs[process.platform] ?? 'electron';
const place = (path: string, content = '') => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

describe('findElectron', () => {
  it('finds the runtime that the environment names, and its major version', () => {
    place(program);
    place('version', '33.4.11');
    const found = { path: join(folder, program), major: '33' };
    expect(findElectron({ ELECTRON_OVERRIDE_DIST_PATH: folder })).toEqual(found);
    expect(findElectron({ ELECTRON_EXEC_PATH: join(folder, program) })).toEqual(found);
  });

  it('takes a folder without the program for none', () => {
    expect(findElectron({ ELECTRON_OVERRIDE_DIST_PATH: folder })?.path).not.toBe(join(folder, program));
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
