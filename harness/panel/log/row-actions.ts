import type { Fault } from '../../core/fault-schema';
import type { LoggedRequest } from '../../core/logged-request';
import { control } from '../state/api';
import { notify, tried } from '../state/notice';
import { addOnce, setAnswer, setFaults } from '../state/scenario-changes';
import { copy } from '../state/sharing';
import { store } from '../state/store';
import { outcomeOf } from './outcome';
import { curlOf, faultLike, resultOf } from './row-values';

/** Put first, so that it wins over other matching faults. */
export function addFault(fault: Fault): Promise<boolean> {
  return setFaults([fault, ...((store.current?.scenario.faults ?? []) as Fault[])]);
}

/** Repeats the logged result or failure, always or for the next request. */
async function answerSo(entry: LoggedRequest, often: 'always' | 'once'): Promise<void> {
  const { endpoint } = entry;
  const [fault, result] = [faultLike(entry), resultOf(entry)];
  if (endpoint === null) return;
  const setResult = often === 'once' ? addOnce : setAnswer;
  const isSet = fault
    ? await addFault(often === 'once' ? { ...fault, times: 1 } : fault)
    : result !== undefined && (await setResult(endpoint, result));
  if (!isSet) return;
  notify(`${often === 'once' ? 'Once' : 'From now on'}: ${endpoint} answers ${fault ? outcomeOf(entry).word : 'this'}`);
}

const hasAnswer = (entry: LoggedRequest) => faultLike(entry) !== undefined || resultOf(entry) !== undefined;

interface RowAction {
  readonly key: string;
  readonly title: string;
  readonly hint: string;
  readonly has: (entry: LoggedRequest) => boolean;
  readonly run: (entry: LoggedRequest) => void;
}

const isCall = ({ endpoint }: LoggedRequest) => endpoint !== null;

export const ROW_ACTIONS: readonly RowAction[] = [
  {
    key: 'f',
    title: 'Fault this',
    hint: 'Asks for a code, a status or a kind of fault',
    has: isCall,
    run: ({ id }) => {
      store.faulting = id;
    },
  },
  {
    key: 'a',
    title: 'Answer this from now on',
    hint: 'The call gets this whole answer until it is removed',
    has: hasAnswer,
    run: (entry) => void answerSo(entry, 'always'),
  },
  {
    key: 'A',
    title: 'Answer this once',
    hint: 'Only the next request of the call gets this answer',
    has: hasAnswer,
    run: (entry) => void answerSo(entry, 'once'),
  },
  {
    key: 'r',
    title: 'Replay',
    hint: 'Sends the request again',
    has: isCall,
    run: ({ id }) => void tried(() => control('POST', '/requests/replay', { id })),
  },
  {
    key: 'c',
    title: 'Copy as cURL',
    hint: 'A line for a shell, with headers and body',
    has: () => true,
    run: (entry) => void copy(curlOf(entry), 'cURL'),
  },
  {
    key: 'x',
    title: 'Copy as a fault row',
    hint: 'A row for `faults` of a scenario',
    has: (entry) => faultLike(entry) !== undefined,
    run: (entry) => void copy(JSON.stringify(faultLike(entry)), 'Fault row'),
  },
];
