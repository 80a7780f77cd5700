import { lookUp } from '../../../src/domain/look-up';
import { isSubmission } from '../../core/mock/vendors/simulated-vendor';
import { element } from './element';
import type { OnfidoMessage } from './vendor-onfido';
import { finish, onOutcome, open, pageHeight, runsOf } from './vendor-run';

/** Learns its parent's origin from the first message. */
const run = runsOf('onfido');
let token = '';

const tell = (message: OnfidoMessage) => parent.postMessage(message, '*');
const fail = (error: string, message: string) => tell({ type: 'error', error, message });

window.addEventListener('message', async ({ source, data }) => {
  if (source !== parent || data?.type !== 'token') return;
  token = String(data.token);
  const status = await run(token);
  if (status === 'expired') return fail('expired_token', 'The token has expired.');
  if (status !== 'open') return fail('invalid_token', 'The token is invalid.');
  open();
  tell({ type: 'started' });
});

const ERRORS: Readonly<Record<string, readonly [string, string]>> = {
  error: ['exception', 'Simulated error'],
  'expired-token': ['expired_token', 'The token has expired.'],
  'camera-refused': ['permissions_unavailable', 'The camera may not be used.'],
};

onOutcome(async (outcome, code) => {
  if (outcome === 'cancel') return tell({ type: 'exit' });
  const error = lookUp(ERRORS, outcome);
  if (error) return fail(...error);
  if (!isSubmission(outcome)) return;
  if ((await run(token, outcome, code)) !== 'submitted') return fail('expired_token', 'The token has expired.');
  finish('Submitted. Thank you.');
  tell({ type: 'complete' });
});

tell({ type: 'ready' });
new ResizeObserver(() => tell({ type: 'height', height: pageHeight() })).observe(element('main'));
