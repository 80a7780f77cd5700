import { describe, expect, it, vi } from 'vitest';
import { createMemberWatch, FRESH_MS } from './member-watch';

function page(session: () => string) {
  const state: { shownId: string | undefined; now: number } = { shownId: 'ada', now: 0 };
  const fetchId = vi.fn(async () => session());
  const clear = () => {
    state.shownId = undefined;
  };
  const onOtherMember = vi.fn(clear);
  const onSignedOut = vi.fn(clear);
  const watch = createMemberWatch({
    shownId: () => state.shownId,
    fetchId,
    onOtherMember,
    isSignedOut: (error) => error === 'signed out',
    onSignedOut,
    now: () => state.now,
  });
  return { ...watch, state, fetchId, onOtherMember, onSignedOut };
}

const rejectWith = (error: unknown) => () => {
  throw error;
};

describe('isSame', () => {
  it('fetches the id each time, however recent the last fetch is', async () => {
    const { isSame, fetchId, onOtherMember } = page(() => 'ada');
    expect(await isSame()).toBe(true);
    expect(await isSame()).toBe(true);
    expect(fetchId).toHaveBeenCalledTimes(2);
    expect(onOtherMember).not.toHaveBeenCalled();
  });

  it('reports another member once and is false from then on', async () => {
    const { isSame, onOtherMember } = page(() => 'bob');
    expect(await isSame()).toBe(false);
    expect(await isSame()).toBe(false);
    expect(onOtherMember).toHaveBeenCalledTimes(1);
  });

  it('is false after the page was cleared, until a member is shown again', async () => {
    const { isSame, state, fetchId } = page(() => 'bob');
    state.shownId = undefined;
    expect(await isSame()).toBe(false);
    expect(fetchId).not.toHaveBeenCalled();
    state.shownId = 'bob';
    expect(await isSame()).toBe(true);
  });

  it('is false if the page is cleared while the id is fetched', async () => {
    const { isSame, state } = page(() => {
      state.shownId = undefined;
      return 'ada';
    });
    expect(await isSame()).toBe(false);
  });

  it('rejects with the error of the fetch', async () => {
    const { isSame } = page(rejectWith('no network'));
    await expect(isSame()).rejects.toBe('no network');
  });

  it.each([
    ['the profile', '', 'ada'],
    ['member info', 'ada', ''],
  ])('is true if %s has no id', async (_what, shownId, session) => {
    const { isSame, onOtherMember, state } = page(() => session);
    state.shownId = shownId;
    expect(await isSame()).toBe(true);
    expect(onOtherMember).not.toHaveBeenCalled();
  });
});

describe('checkId', () => {
  it.each([
    ['ada', 0],
    ['', 0],
    ['bob', 1],
  ])('with id %j reports another member %d times', (id, times) => {
    const { checkId, onOtherMember } = page(() => 'ada');
    checkId(id);
    expect(onOtherMember).toHaveBeenCalledTimes(times);
  });

  it.each(['', undefined])('does nothing if the shown id is %j', (shownId) => {
    const { checkId, onOtherMember, state } = page(() => 'ada');
    state.shownId = shownId;
    checkId('bob');
    expect(onOtherMember).not.toHaveBeenCalled();
  });
});

describe('onVisible', () => {
  it.each([
    [FRESH_MS - 1, 1],
    [FRESH_MS, 2],
  ])('called twice, %d ms apart, fetches the id %d times', async (ms, times) => {
    const { onVisible, state, fetchId } = page(() => 'ada');
    await onVisible();
    state.now = ms;
    await onVisible();
    expect(fetchId).toHaveBeenCalledTimes(times);
  });

  it.each([
    [FRESH_MS - 1, 1],
    [FRESH_MS, 2],
  ])('called twice, %d ms apart, tries %d times to fetch an id that fails', async (ms, times) => {
    const { onVisible, state, fetchId } = page(rejectWith('no network'));
    await onVisible();
    state.now = ms;
    await onVisible();
    expect(fetchId).toHaveBeenCalledTimes(times);
  });

  it('reports another member', async () => {
    const { onVisible, onOtherMember } = page(() => 'bob');
    await onVisible();
    expect(onOtherMember).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['signed out', 1],
    ['no network', 0],
  ])('on the error "%s" calls onSignedOut %d times', async (error, times) => {
    const { onVisible, onSignedOut } = page(rejectWith(error));
    await onVisible();
    expect(onSignedOut).toHaveBeenCalledTimes(times);
  });
});
