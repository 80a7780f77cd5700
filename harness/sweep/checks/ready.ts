import { mayLeave } from '../../engine/states/leaving';
import type { Check } from '../check';

/** The page finishes loading, and the app leaves it only if the scenario or an act of the member makes it do so. */
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
