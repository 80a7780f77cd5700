import { mayLeave } from '../../../core/states/leaving';
import type { Check } from '../check';

/** The page finishes loading. The app leaves it only if the scenario or the member causes that. */
export const ready: Check = {
  id: 'ready',
  title: 'The page finishes loading',
  judge: (_seen, { end, hasActed, scenario }) => {
    if (end === 'timeout') return ['The page did not become ready'];
    if (end !== 'ready' && !hasActed && !mayLeave(scenario))
      return [`The page was ${end === 'left' ? 'left' : 'closed'} by the app`];
    return [];
  },
};
