import { isSubmission } from '../../core/mock/vendors/simulated-vendor';
import { element } from './element';
import { finish, onOutcome, open, pageHeight, runsOf } from './vendor-run';

/** The frame's side of Sumsub's WebSDK protocol. */
const run = runsOf('sumsub');
const frameId = new URLSearchParams(location.search).get('_');
const sessionId = crypto.randomUUID();
let accessToken = '';

function say(method: string, payload: object = {}): void {
  parent.postMessage({ method, frameId, sessionId, ...payload }, '*');
}

/** Makes the loader ask the page for a new token. */
function expire(): void {
  say('idCheck.onError', { code: 'invalid-token', error: 'Token expired' });
}

async function begin(token: string): Promise<void> {
  accessToken = token;
  if ((await run(accessToken)) !== 'open') return expire();
  open();
  say('idCheck.onApplicantLoaded', { applicantId: 'simulated' });
  say('idCheck.onStepInitiated', { idDocSetType: 'IDENTITY', types: ['PASSPORT'] });
  resize();
}

function resize(): void {
  say('idCheck.onResize', { height: pageHeight() });
}

window.addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'object' || data === null) return;
  const { method, accessToken: token, error } = data;
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
  if (outcome === 'expired-token') return expire();
  if (!isSubmission(outcome)) return say('idCheck.onError', { code: 'unknown-error', error: 'Simulated error' });
  if ((await run(accessToken, outcome, code)) !== 'submitted') return expire();
  finish('Submitted. Thank you.');
  say('idCheck.onStepCompleted', { idDocSetType: 'IDENTITY' });
  say('idCheck.onApplicantSubmitted');
  say('idCheck.onApplicantStatusChanged', { reviewStatus: 'pending' });
  resize();
});

say('idCheck.onReady');
new ResizeObserver(resize).observe(element('main'));
