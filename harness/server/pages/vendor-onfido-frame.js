import { finish, onOutcome, open, runsOf, SUBMITTING } from './vendor-run.js';

/** The frame that the simulated Onfido script draws. It learns its parent's origin from the first message that it gets. */
const run = runsOf('onfido');
let token = '';

const tell = (message) => parent.postMessage(message, '*');
const fail = (error, message) => tell({ type: 'error', error, message });

window.addEventListener('message', async (event) => {
  if (event.source !== parent || event.data?.type !== 'token') return;
  token = event.data.token;
  const status = await run(token);
  if (status === 'expired') return fail('expired_token', 'The token has expired.');
  if (status !== 'open') return fail('invalid_token', 'The token is invalid.');
  open();
  tell({ type: 'started' });
});

const ERRORS = {
  error: ['exception', 'Simulated error'],
  'expired-token': ['expired_token', 'The token has expired.'],
  'camera-refused': ['permissions_unavailable', 'The camera may not be used.'],
};

onOutcome(async (outcome, code) => {
  if (outcome === 'cancel') return tell({ type: 'exit' });
  if (outcome in ERRORS) return fail(...ERRORS[outcome]);
  if (!SUBMITTING.includes(outcome)) return;
  if ((await run(token, outcome, code)) !== 'submitted') return fail('expired_token', 'The token has expired.');
  finish('Submitted. Thank you.');
  tell({ type: 'complete' });
});

tell({ type: 'ready' });
new ResizeObserver(() => {
  tell({ type: 'height', height: Math.max(document.querySelector('main').offsetHeight + 48, 320) });
}).observe(document.querySelector('main'));
