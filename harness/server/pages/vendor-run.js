/** What the frames of the embedded vendors share: the token's state, and the form's buttons. */

/** How a vendor's page asks the harness what a token is good for, or submits with it. Resolves with `open`, `expired`, `submitted` or `unknown`. */
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

/** Lets the form be used: until a token is taken there is nothing to submit with. */
export function open() {
  document.querySelector('form').inert = false;
}

/** Says on the page what happened, and takes the buttons away; who had one of them focused goes on at the text. */
export function finish(text) {
  const about = document.querySelector('#about');
  about.textContent = text;
  about.tabIndex = -1;
  about.focus();
  document.querySelector('form').remove();
}

export const SUBMITTING = ['approve', 'reject', 'pending'];
