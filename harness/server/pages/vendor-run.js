import './driven.js';

/** Code that the frames of the embedded vendors share: the status of the token, and the buttons of the form. */

/** Asks the harness for the status of a token, or submits a run with it. Resolves with `open`, `expired`, `submitted` or `unknown`. */
export const runsOf = (vendor) => async (token, outcome, rejectCode) => {
  const response = await fetch(`/runs/${vendor}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, outcome, rejectCode }),
  });
  return (await response.json()).status;
};

/** Calls back with the outcome and the code of the button that was pressed; the page itself stays. */
export function onOutcome(handle) {
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const code = document.querySelector('[name=rejectCode]')?.value ?? '';
    void handle(event.submitter?.value ?? '', code);
  });
}

/** Enables the form, once the page has a token to submit with. */
export function open() {
  document.querySelector('form').inert = false;
}

/** Shows on the page what happened, and removes the buttons. If one of them had the focus, the text gets it. */
export function finish(text) {
  const about = document.querySelector('#about');
  about.textContent = text;
  about.tabIndex = -1;
  about.focus();
  document.querySelector('form').remove();
}

export const SUBMITTING = ['approve', 'reject', 'pending'];
