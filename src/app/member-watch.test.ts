import { describe, expect, it, vi } from 'vitest';
import { createMemberWatch, FRESH_MS } from './member-watch';

/** A page that shows `ada`, and a server whose session the test gives to somebody. */
function page(session: () => string) {
  const state: { shown: string | undefined; now: number } = { shown: 'ada', now: 0 };
  const ask = vi.fn(async () => session());
  const forget = () => {
    state.shown = undefined;
  };
  const onOther = vi.fn(forget);
  const onSignedOut = vi.fn(forget);
  const watch = createMemberWatch({
    shown: () => state.shown,
    ask,
    onOther,
    isSignedOut: (error) => error === 'signed out',
    onSignedOut,
    now: () => state.now,
  });
  return { ...watch, state, ask, onOther, onSignedOut };
}

const refuse = (error: unknown) => () => {
  throw error;
};

describe('before something is sent', () => {
  it('asks each time, however fresh the last answer is', async () => {
    const { isSame, ask, onOther } = page(() => 'ada');
    expect(await isSame()).toBe(true);
    expect(await isSame()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(onOther).not.toHaveBeenCalled();
  });

  it('finds the other member, once, and lets nothing more out', async () => {
    const { isSame, onOther } = page(() => 'bob');
    expect(await isSame()).toBe(false);
    expect(await isSame()).toBe(false);
    expect(onOther).toHaveBeenCalledTimes(1);
  });

  it('lets nothing out after the member was taken off the page, until one is shown again', async () => {
    const { isSame, state, ask } = page(() => 'bob');
    state.shown = undefined;
    expect(await isSame()).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    state.shown = 'bob';
    expect(await isSame()).toBe(true);
  });

  it('lets nothing out when the member is taken off the page while it asks', async () => {
    const { isSame, state } = page(() => {
      state.shown = undefined;
      return 'ada';
    });
    expect(await isSame()).toBe(false);
  });

  it('rejects with what asking rejects with', async () => {
    const { isSame } = page(refuse('no network'));
    await expect(isSame()).rejects.toBe('no network');
  });

  it.each([
    ['the profile', '', 'ada'],
    ['member info', 'ada', ''],
  ])('does not stand in the way where %s names no id', async (_what, shown, session) => {
    const { isSame, onOther, state } = page(() => session);
    state.shown = shown;
    expect(await isSame()).toBe(true);
    expect(onOther).not.toHaveBeenCalled();
  });
});

describe('an answer that somebody else asked for', () => {
  it.each([
    ['ada', 0],
    ['', 0],
    ['bob', 1],
  ])('%j calls for another member %d times', (id, times) => {
    const { heard, onOther } = page(() => 'ada');
    heard(id);
    expect(onOther).toHaveBeenCalledTimes(times);
  });

  it.each(['', undefined])('says nothing where %j is shown', (shown) => {
    const { heard, onOther, state } = page(() => 'ada');
    state.shown = shown;
    heard('bob');
    expect(onOther).not.toHaveBeenCalled();
  });
});

describe('a page that is looked at again', () => {
  it.each([
    [FRESH_MS - 1, 1],
    [FRESH_MS, 2],
  ])('asks at once, and %d ms later: %d times in all', async (ms, times) => {
    const { seenAgain, state, ask } = page(() => 'ada');
    await seenAgain();
    state.now = ms;
    await seenAgain();
    expect(ask).toHaveBeenCalledTimes(times);
  });

  it('finds the other member', async () => {
    const { seenAgain, onOther } = page(() => 'bob');
    await seenAgain();
    expect(onOther).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['signed out', 1],
    ['no network', 0],
  ])('whose answer is "%s" is left %d times', async (error, times) => {
    const { seenAgain, onSignedOut } = page(refuse(error));
    await seenAgain();
    expect(onSignedOut).toHaveBeenCalledTimes(times);
  });
});
