import { control } from './api';
import { tried } from './notice';

/** The server's event empties the log in every panel. */
export const clearRequests = () => tried(() => control('DELETE', '/requests'));
