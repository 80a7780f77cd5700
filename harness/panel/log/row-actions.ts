import type { LoggedRequest } from '../../server/request-log';
import { control, messageOf } from '../state/api';
import { notify } from '../state/notice';
import { setFaults, setResponse } from '../state/scenario-changes';
import { copy } from '../state/sharing';
import { store } from '../state/store';
import { outcomeOf } from './outcome';
import { curlOf, type Fault, faultLike, resultOf } from './row-values';

/** What can be done with a request of the log. */

/** Adds a fault in front of the others, so that it strikes even where another one matches, too. */
export function addFault(fault: Fault): Promise<boolean> {
  return setFaults([fault, ...((store.current?.scenario.faults ?? []) as Fault[])]);
}

/** Answers a call from now on as it was answered then: with that result, or with that failure. */
async function answerSo(entry: LoggedRequest): Promise<void> {
  const { endpoint } = entry;
  const [fault, result] = [faultLike(entry), resultOf(entry)];
  if (endpoint === null) return;
  const isSet = fault ? await addFault(fault) : result !== undefined && (await setResponse(endpoint, result));
  if (isSet) notify(`From now on: ${endpoint} answers ${fault ? outcomeOf(entry).word : 'this'}`);
}

/** Sends a request again. */
async function replay({ id }: LoggedRequest): Promise<void> {
  try {
    await control('POST', '/requests/replay', { id });
  } catch (error) {
    notify(messageOf(error));
  }
}

/** One action of a row: its key in the list, its name, and whether the row has it. */
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
    hint: 'The call gets this answer until it is removed',
    has: (entry) => faultLike(entry) !== undefined || resultOf(entry) !== undefined,
    run: (entry) => void answerSo(entry),
  },
  { key: 'r', title: 'Replay', hint: 'Sends the request again', has: isCall, run: (entry) => void replay(entry) },
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
