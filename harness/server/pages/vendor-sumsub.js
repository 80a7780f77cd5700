import { finish, onOutcome, open, runsOf, SUBMITTING } from './vendor-run.js';

/** The frame's side of Sumsub's WebSDK protocol, for its npm loader. */
const run = runsOf('sumsub');
const frameId = new URLSearchParams(location.search).get('_');
const sessionId = crypto.randomUUID();
let accessToken = '';

function say(method, payload = {}) {
  parent.postMessage({ method, frameId, sessionId, ...payload }, '*');
}

/** The loader asks the page for a new token when it gets this message. */
async function begin(token) {
  accessToken = token;
  if ((await run(accessToken)) !== 'open')
    return say('idCheck.onError', { code: 'invalid-token', error: 'Token expired' });
  open();
  say('idCheck.onApplicantLoaded', { applicantId: 'simulated' });
  say('idCheck.onStepInitiated', { idDocSetType: 'IDENTITY', types: ['PASSPORT'] });
  resize();
}

function resize() {
  say('idCheck.onResize', { height: Math.max(document.querySelector('main').offsetHeight + 48, 320) });
}

window.addEventListener('message', (event) => {
  if (event.source !== parent || typeof event.data !== 'object' || event.data === null) return;
  const { method, accessToken: token, error } = event.data;
  if (method === 'idCheck.init') {
    say('idCheck.onInitialized');
    void begin(token);
  }
  if (method === 'idCheck.updateAccessToken') {
    if (token) void begin(token);
    else finish(`No fresh token: ${error}`);
  }
});

onOutcome(async (outcome, code) => {
  if (outcome === 'expired-token') return say('idCheck.onError', { code: 'invalid-token', error: 'Token expired' });
  if (!SUBMITTING.includes(outcome)) return say('idCheck.onError', { code: 'unknown-error', error: 'Simulated error' });
  if ((await run(accessToken, outcome, code)) !== 'submitted') {
    return say('idCheck.onError', { code: 'invalid-token', error: 'Token expired' });
  }
  finish('Submitted. Thank you.');
  say('idCheck.onStepCompleted', { idDocSetType: 'IDENTITY' });
  say('idCheck.onApplicantSubmitted');
  say('idCheck.onApplicantStatusChanged', { reviewStatus: 'pending' });
  resize();
});

say('idCheck.onReady');
new ResizeObserver(resize).observe(document.querySelector('main'));
