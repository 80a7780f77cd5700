import type { LoggedRequest } from '../../server/request-log';
import { control } from './api';
import { notify } from './notice';
import { setRequests } from './store';

/** Empties the request log on the server, whose event then empties it in every panel. */
export async function clearRequests(): Promise<void> {
  try {
    await control('DELETE', '/requests');
  } catch {
    notify('The harness does not answer: the log was not cleared');
  }
}

/** Loads the request log from the server. */
export async function loadRequests(): Promise<void> {
  setRequests(await control<LoggedRequest[]>('GET', '/requests'));
}
