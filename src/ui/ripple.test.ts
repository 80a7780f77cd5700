import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RIPPLE_DEADLINE_MS, rippleCircle, startRipple } from './ripple';

describe('rippleCircle', () => {
  const button = { width: 80, height: 60 };

  it('puts the centre at the click', () => {
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

describe('startRipple', () => {
  const remove = vi.fn();
  const append = vi.fn();
  let reducedMotion = false;
  let onAnimationEnd: (() => void) | undefined;
  const host = {
    getBoundingClientRect: () => ({ width: 80, height: 60 }),
    append,
  };

  beforeEach(() => {
    vi.useFakeTimers();
    reducedMotion = false;
    vi.stubGlobal('window', { matchMedia: () => ({ matches: reducedMotion }) });
    vi.stubGlobal('document', {
      createElement: () => ({
        dataset: {},
        style: {},
        addEventListener: (_: string, listener: () => void) => {
          onAnimationEnd = listener;
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

  it('removes the ripple after 500 ms, even if its animation never ends', () => {
    startRipple(host, { x: 1, y: 1 });
    expect(append).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(RIPPLE_DEADLINE_MS - 1);
    expect(remove).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(remove).toHaveBeenCalledOnce();
    expect(RIPPLE_DEADLINE_MS).toBe(500);
  });

  it('removes the ripple when its animation ends', () => {
    startRipple(host, { x: 1, y: 1 });
    onAnimationEnd?.();
    expect(remove).toHaveBeenCalledOnce();
  });

  it('shows no ripple if reduced motion is preferred', () => {
    reducedMotion = true;
    startRipple(host, { x: 1, y: 1 });
    expect(append).not.toHaveBeenCalled();
  });
});
