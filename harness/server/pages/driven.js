/**
 * What a walk of the panel does on this page, which the panel itself cannot reach because it is on another host. The page around the app asks by a
 * message; only pages of the same harness server are answered. On the desktop the shell calls `ACTS` in this page.
 */

const shellBack = () => document.querySelector('#back:not([hidden])');

export const ACTS = {
  /** Presses the button of an outcome. */
  vendor({ outcome }) {
    const button = document.querySelector(`form:not([inert]) button[name=outcome][value=${CSS.escape(outcome)}]`);
    // Only after the answer, because a redirect vendor's page is gone then.
    setTimeout(() => button?.click());
    return button !== null;
  },
  /** Presses the messaging app's back button. */
  back() {
    const button = shellBack();
    button?.click();
    return button !== null;
  },
  /** Whether the page is at rest without the app: a vendor's page, or that of a mini-program that has closed itself. */
  rest: () => document.body.matches('.vendor') || document.querySelector('#closed:not([hidden])') !== null,
};

function isOwn(origin) {
  const { hostname, port } = new URL(origin);
  return hostname.endsWith('.localhost') && port === location.port;
}

addEventListener('message', ({ data, origin, source }) => {
  if (data?.source !== 'harness-walk' || !Object.hasOwn(ACTS, data.act) || !isOwn(origin)) return;
  source.postMessage({ source: 'harness-driven', id: data.id, done: ACTS[data.act](data) }, origin);
});

// The panel may be recording a walk: it learns which outcome a person has chosen, and nothing of one that a walk has.
document.addEventListener(
  'click',
  ({ isTrusted, target }) => {
    const outcome = isTrusted && target.closest?.('button[name=outcome]')?.value;
    if (!outcome) return;
    const step = { act: 'vendor', value: outcome };
    const told = { page: 'vendor', events: [{ kind: 'walk', at: Date.now(), step }] };
    navigator.sendBeacon('/__harness__/page', JSON.stringify(told));
  },
  { capture: true },
);
