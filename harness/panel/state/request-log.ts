import type { LoggedRequest } from '../../server/request-log';
import { control } from './api';
import { notify } from './notice';
import { setRequests, store } from './store';

/** Empties the request log, on the server and in the panel. */
export async function clearRequests(): Promise<void> {
  try {
    await control('DELETE', '/requests');
    setRequests([]);
    store.selected = undefined;
  } catch {
    notify('The harness does not answer: the log was not cleared');
  }
}

/** Loads the request log from the server. */
export async function loadRequests(): Promise<void> {
  setRequests(await control<LoggedRequest[]>('GET', '/requests'));
}
