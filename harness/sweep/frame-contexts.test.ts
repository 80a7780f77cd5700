import { describe, expect, it } from 'vitest';
import { FrameContexts } from './frame-contexts';

const attached = (frameId: string, parentFrameId: string) =>
  ['Page.frameAttached', { frameId, parentFrameId }] as const;
const created = (id: number, frameId: string, isDefault = true) =>
  ['Runtime.executionContextCreated', { context: { id, auxData: { frameId, isDefault } } }] as const;
const destroyed = (executionContextId: number) =>
  ['Runtime.executionContextDestroyed', { executionContextId }] as const;
const CLEARED = ['Runtime.executionContextsCleared', {}] as const;

/** The context of the first frame after these events of the browser. */
function firstAfter(...events: readonly (readonly [name: string, details: unknown])[]): number | undefined {
  const frames = new FrameContexts('main');
  for (const [name, details] of events) frames.onEvent(name, details);
  return frames.first;
}

describe('the context of the first frame', () => {
  const page = [created(1, 'main'), attached('a', 'main'), created(2, 'a')];

  it.each([
    ['no frame', [created(1, 'main')], undefined],
    ['a frame', page, 2],
    ['a frame with another beside it', [...page, attached('b', 'main'), created(3, 'b')], 2],
    ['a frame with another in it', [...page, attached('b', 'a'), created(3, 'b')], 2],
    ['a context of an extension in the frame', [...page, created(3, 'a', false)], 2],
    ['a frame that left its document', [...page, destroyed(2)], undefined],
    ['a frame that shows another document', [...page, destroyed(2), created(3, 'a')], 3],
    ['a new page', [...page, CLEARED], undefined],
    ['a frame of a new page', [...page, CLEARED, created(4, 'main'), attached('c', 'main'), created(5, 'c')], 5],
  ] as const)('%s', (_what, events, expected) => {
    expect(firstAfter(...events)).toBe(expected);
  });
});
