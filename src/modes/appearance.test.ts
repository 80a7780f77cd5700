import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyAppearance } from './appearance';
import { showBootPage } from './boot-page';
import { applyBrand } from './brand';

afterEach(() => vi.unstubAllGlobals());

describe('applyAppearance', () => {
  it.each([
    ['browser', 'session', 'system', {}],
    ['browser', 'session', 'dark', { theme: 'dark' }],
    ['browser', 'token', 'light', { header: 'none', theme: 'light' }],
    ['app', 'session', 'system', { header: 'none' }],
    ['app', 'token', 'dark', { header: 'none', theme: 'dark' }],
    // Black, like its shell.
    ['mini-program', 'session', 'light', { header: 'none', theme: 'black' }],
    ['mini-program', 'token', 'light', { header: 'none', theme: 'black' }],
  ] as const)('%s by %s with the scheme %s', (shell, authority, scheme, expected) => {
    const dataset = {};
    vi.stubGlobal('document', { documentElement: { dataset } });
    applyAppearance({ shell, authority }, scheme);
    expect(dataset).toEqual({ shell, authority, ...expected });
  });
});

describe('applyBrand', () => {
  it('sets the brand colour, its weaker tones, and a colour that is readable on it', () => {
    const set = new Map<string, string>();
    const style = { setProperty: (name: string, value: string) => set.set(name, value) };
    vi.stubGlobal('document', { documentElement: { style } });
    applyBrand('#004488');
    expect(Object.fromEntries(set)).toEqual({
      '--brand': '#004488',
      '--brand-strong': '#004488e0',
      '--on-brand': '#ffffff',
      '--brand-ink': 'var(--ink)',
      '--brand-tint': '#0044881f',
      '--brand-tint-strong': '#0044883d',
    });
  });
});

describe('showBootPage', () => {
  function header() {
    const place = { append: vi.fn(), firstElementChild: { replaceWith: vi.fn() } };
    const parts = { 'app-header': { removeAttribute: vi.fn() }, root: { removeAttribute: vi.fn() } };
    vi.stubGlobal('document', {
      querySelector: (selector: string) => (selector === '.boot-brand' ? place : null),
      getElementById: (id: keyof typeof parts) => parts[id],
    });
    vi.stubGlobal('Image', class {});
    return { place, parts };
  }

  it('adds the name, and keeps our mark without a logo', () => {
    const { place, parts } = header();
    showBootPage({ name: 'Example', logo: '' });
    expect(place.append).toHaveBeenCalledExactlyOnceWith('Example');
    expect(place.firstElementChild.replaceWith).not.toHaveBeenCalled();
    for (const part of Object.values(parts)) expect(part.removeAttribute).toHaveBeenCalledExactlyOnceWith('hidden');
  });

  it('replaces our mark with the logo, which needs no text besides the name', () => {
    const { place } = header();
    showBootPage({ name: 'Example', logo: '/logo.svg' });
    expect(place.firstElementChild.replaceWith).toHaveBeenCalledExactlyOnceWith({ src: '/logo.svg', alt: '' });
  });

  it('does nothing on a page without a boot header', () => {
    vi.stubGlobal('document', { querySelector: () => null, getElementById: () => null });
    expect(() => showBootPage({ name: 'Example', logo: '/logo.svg' })).not.toThrow();
  });
});
