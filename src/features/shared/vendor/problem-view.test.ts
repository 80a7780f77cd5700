import { expect, it } from 'vitest';
import { problemView } from './problem-view';
import type { Problem } from './run-state';

it.each<readonly [Problem, tone: string, text: string]>([
  [{ type: 'cancelled' }, 'neutral', 'cancelled'],
  [{ type: 'camera-refused' }, 'warning', 'camera'],
  [{ type: 'failed', code: 'load-timeout' }, 'danger', 'blocked'],
  [{ type: 'failed', code: 'load-failed' }, 'danger', 'blocked'],
  [{ type: 'failed', code: 'session-expired' }, 'neutral', 'expired'],
  [{ type: 'failed', code: 'SERVICE_ERROR' }, 'danger', 'failed'],
  // A vendor's code is any text.
  [{ type: 'failed', code: 'toString' }, 'danger', 'failed'],
])('%j', (problem, tone, text) => {
  expect(problemView(problem)).toEqual({ tone, text });
});
