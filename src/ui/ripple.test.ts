import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RIPPLE_DEADLINE_MS, rippleCircle, startRipple } from './ripple';

describe('the circle of a ripple', () => {
  const button = { width: 80, height: 60 };

  it('is drawn around the click', () => {
    expect(rippleCircle(button, { x: 40, y: 30 })).toEqual({ x: -10, y: -20, size: 100 });
  });

  it.each([
    { x: 0, y: 0 },
    { x: 80, y: 60 },
    { x: 10, y: 55 },
  ])('reaches every corner from $x, $y', (click) => {
    const { x, y, size } = rippleCircle(button, click);
    const centre = { x: x + size / 2, y: y + size / 2 };
    expect(centre.x).toBeCloseTo(click.x);
    expect(centre.y).toBeCloseTo(click.y);
    for (const [cornerX, cornerY] of [
      [0, 0],
      [80, 0],
      [0, 60],
      [80, 60],
    ] as const) {
      expect(Math.hypot(cornerX - centre.x, cornerY - centre.y)).toBeLessThanOrEqual(size / 2 + 1e-9);
    }
  });
});

describe('a ripple', () => {
  const remove = vi.fn();
  const append = vi.fn();
  let lessMotion = false;
  let ended: (() => void) | undefined;
  const host = {
    getBoundingClientRect: () => ({ width: 80, height: 60 }),
    append,
  } as unknown as HTMLElement;

  beforeEach(() => {
    vi.useFakeTimers();
    lessMotion = false;
    vi.stubGlobal('window', { matchMedia: () => ({ matches: lessMotion }) });
    vi.stubGlobal('document', {
      createElement: () => ({
        dataset: {},
        style: {},
        addEventListener: (_: string, listener: () => void) => {
          ended = listener;
        },
        remove,
      }),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('is gone at the deadline of 500 ms, even if its animation never ends', () => {
    startRipple(host, { x: 1, y: 1 });
    expect(append).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(RIPPLE_DEADLINE_MS - 1);
    expect(remove).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(remove).toHaveBeenCalledOnce();
    expect(RIPPLE_DEADLINE_MS).toBe(500);
  });

  it('is gone with its animation', () => {
    startRipple(host, { x: 1, y: 1 });
    ended?.();
    expect(remove).toHaveBeenCalledOnce();
  });

  it('is not drawn where less motion is asked for', () => {
    lessMotion = true;
    startRipple(host, { x: 1, y: 1 });
    expect(append).not.toHaveBeenCalled();
  });
});
