import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeOf, readState, type WindowState } from './window-state';

const FIRST = { x: 0, y: 25, width: 1280, height: 775 };
const SECOND = { x: 1280, y: 0, width: 1920, height: 1080 };
const LEFT = { x: -1920, y: 0, width: 1920, height: 1080 };

function saved(x: number, y: number, width = 800, height = 600): WindowState {
  return { x, y, width, height, maximized: false };
}

describe('placeOf', () => {
  const middle = { width: 800, height: 600 };
  it.each([
    ['nothing saved: the usual size, within the first screen', undefined, [FIRST], { width: 1280, height: 775 }],
    ['on the first screen', saved(100, 100), [FIRST], { x: 100, y: 100, ...middle }],
    ['on a second screen', saved(1500, 200), [FIRST, SECOND], { x: 1500, y: 200, ...middle }],
    ['on a screen to the left', saved(-1500, 200), [FIRST, LEFT], { x: -1500, y: 200, ...middle }],
    ['on a screen that is gone', saved(1500, 200), [FIRST], middle],
    ['on a screen to the left that is gone', saved(-1500, 200), [FIRST, SECOND], middle],
    ['across two screens', saved(900, 100), [FIRST, SECOND], { x: 900, y: 100, ...middle }],
    ['enough of its upper edge to take it', saved(1160, 100), [FIRST], { x: 1160, y: 100, ...middle }],
    ['too little of its upper edge', saved(1161, 100), [FIRST], middle],
    ['only its right end', saved(-680, 100), [FIRST], { x: -680, y: 100, ...middle }],
    ['too little of its right end', saved(-681, 100), [FIRST], middle],
    ['its upper edge above the screen', saved(100, 24), [FIRST], middle],
    ['its upper edge below the screen', saved(100, 761), [FIRST], middle],
    [
      'larger than the screen it is on',
      saved(10, 30, 3000, 2000),
      [FIRST, SECOND],
      { x: 10, y: 30, width: 1280, height: 775 },
    ],
  ] as const)('%s', (_name, state, areas, place) => {
    expect(placeOf(state, areas)).toEqual(place);
  });
});

describe('readState', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'window-state-')), 'window.json');
  it('reads nothing from a file that is missing', () => {
    expect(readState(file)).toBeUndefined();
  });
  it.each([
    ['a state', JSON.stringify(saved(1, 2)), saved(1, 2)],
    ['no JSON', '{', undefined],
    ['a missing key', '{"x":1,"y":2,"width":800,"height":600}', undefined],
    ['no size', JSON.stringify(saved(1, 2, 0)), undefined],
    ['a word for a number', JSON.stringify({ ...saved(1, 2), x: 'left' }), undefined],
  ])('reads %s', (_name, text, state) => {
    writeFileSync(file, text);
    expect(readState(file)).toEqual(state);
  });
});
