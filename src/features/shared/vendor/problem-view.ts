import { lookUp } from '../../../domain/look-up';
import type { Tone } from '../../../ui/status-banner';
import { SESSION_EXPIRED } from '../../../vendors/redirect';
import type { Problem } from './run-state';

const VIEWS = {
  cancelled: { tone: 'neutral', text: 'cancelled' },
  'camera-refused': { tone: 'warning', text: 'camera' },
  failed: { tone: 'danger', text: 'failed' },
  [SESSION_EXPIRED]: { tone: 'neutral', text: 'expired' },
  'load-timeout': { tone: 'danger', text: 'blocked' },
  'load-failed': { tone: 'danger', text: 'blocked' },
} as const satisfies Record<string, { tone: Tone; text: string }>;

/** By code, else by type. */
export function problemView(problem: Problem): (typeof VIEWS)[keyof typeof VIEWS] {
  const byCode = problem.type === 'failed' ? lookUp(VIEWS, problem.code) : undefined;
  return byCode ?? VIEWS[problem.type];
}
