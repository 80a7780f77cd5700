import type { DrivenAct } from '../../core/stage-messages';

/**
 * Acts of the panel's walks on pages of other hosts. Messages are accepted from this server's pages only. The desktop
 * shell calls `does`.
 */

/** Returns whether the page did it. */
export function does(question: DrivenAct): boolean {
  switch (question.act) {
    case 'vendor': {
      const { outcome } = question;
      const button = document.querySelector<HTMLButtonElement>(
        `form:not([inert]) button[name=outcome][value=${CSS.escape(outcome)}]`,
      );
      // After the answer, because a redirect vendor's page is gone then.
      setTimeout(() => button?.click());
      return button !== null;
    }
    case 'back': {
      const button = document.querySelector<HTMLButtonElement>('#back:not([hidden])');
      button?.click();
      return button !== null;
    }
    // Vendors' pages, and a mini-program that has closed.
    case 'rest':
      return document.body.matches('.vendor') || document.querySelector('#closed:not([hidden])') !== null;
  }
}

function isOwn(origin: string): boolean {
  const { hostname, port } = new URL(origin);
  return hostname.endsWith('.localhost') && port === location.port;
}

addEventListener('message', ({ data, origin, source }) => {
  if (data?.source !== 'harness-walk' || !isOwn(origin)) return;
  const { id, ...question } = data as { readonly id: number } & DrivenAct;
  (source as Window | null)?.postMessage({ source: 'harness-driven', id, done: does(question) }, origin);
});

// Tells the panel's recording of walks which outcome a person chose.
document.addEventListener(
  'click',
  ({ isTrusted, target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[name=outcome]') : null;
    if (!isTrusted || button === null) return;
    const step = { act: 'vendor', value: button.value };
    const told = { page: 'vendor', events: [{ kind: 'walk', at: Date.now(), step }] };
    navigator.sendBeacon('/__harness__/page', JSON.stringify(told));
  },
  { capture: true },
);
