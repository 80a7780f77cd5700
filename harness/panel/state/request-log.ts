import { control } from './api';
import { tried } from './notice';

/** Empties the request log on the server, whose event then empties it in every panel. */
export const clearRequests = () => tried(() => control('DELETE', '/requests'));
