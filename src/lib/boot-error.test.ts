import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideBootError, offerRetry } from './boot-error';

class Piece extends EventTarget {
  hidden = false;
  readonly attributes = new Map<string, string>();
  readonly within = new Map<string, Piece>();
  querySelector = (name: string) => this.within.get(name) ?? null;
  setAttribute = (name: string, value: string) => this.attributes.set(name, value);
  removeAttribute = (name: string) => this.attributes.delete(name);
  remove = () => {};
}

let page: Record<string, Piece> = {};
let error = new Piece();
let root = new Piece();
let button = new Piece();

beforeEach(() => {
  [error, root, button] = [new Piece(), new Piece(), new Piece()];
  const link = new Piece();
  link.remove = () => error.within.delete('a');
  button.attributes.set('hidden', '');
  error.within.set('a', link).set('button', button);
  page = { 'boot-error': error, root };
  vi.stubGlobal('document', { getElementById: (id: string) => page[id] ?? null });
});
afterEach(() => vi.unstubAllGlobals());

const press = () => button.dispatchEvent(new Event('click'));
const shown = () => ({ error: !error.hidden, root: !root.hidden, role: error.attributes.get('role') });

describe('the error that needs no script', () => {
  it('is hidden once a script runs, with a button instead of its link', () => {
    hideBootError();
    expect([error.hidden, [...error.within.keys()], button.attributes.has('hidden')]).toEqual([
      true,
      ['button'],
      false,
    ]);
    hideBootError();
    expect(error.hidden).toBe(true);
  });

  it('may be missing, completely or in part', () => {
    error.within.clear();
    hideBootError();
    expect(error.hidden).toBe(true);
    page = {};
    expect(hideBootError).not.toThrow();
  });
});

describe('an offer to try again', () => {
  it('replaces the skeleton until the member presses its button, and is announced', async () => {
    hideBootError();
    const offered = offerRetry();
    expect(shown()).toEqual({ error: true, root: false, role: 'alert' });
    press();
    await offered;
    expect(shown()).toEqual({ error: false, root: true, role: undefined });
  });

  it('can be made again, and each is answered by its own press', async () => {
    const answered = vi.fn();
    const first = offerRetry().then(answered);
    press();
    await first;
    const second = offerRetry().then(answered);
    await Promise.resolve();
    expect(shown().error).toBe(true);
    expect(answered).toHaveBeenCalledOnce();
    press();
    await second;
    press();
    expect(shown()).toEqual({ error: false, root: true, role: undefined });
  });

  it('stays if there is no button to press', () => {
    error.within.clear();
    void offerRetry();
    expect(shown().error).toBe(true);
  });

  it.each(['boot-error', 'root'])('is not possible on a page without #%s', (id) => {
    delete page[id];
    expect(() => offerRetry()).toThrow('The page lacks its elements #boot-error and #root.');
  });
});
