import { describe, expect, it } from 'vitest';
import { edgeBeside } from './toast-edge';

describe('the edge of the toasts', () => {
  it.each([
    ['without a control', undefined, 'bottom'],
    ['with a control at the top', { top: 10, bottom: 50 }, 'bottom'],
    ['with a control just above the toasts', { top: 560, bottom: 600 }, 'bottom'],
    ['with a control at the bottom', { top: 740, bottom: 790 }, 'top'],
    ['with a control in the lower part', { top: 100, bottom: 650 }, 'top'],
    ['with a control below the window', { top: 900, bottom: 940 }, 'bottom'],
    ['with a control above the window', { top: -90, bottom: -40 }, 'bottom'],
  ] as const)('%s', (_case, control, edge) => {
    expect(edgeBeside(control, 800)).toBe(edge);
  });
});
