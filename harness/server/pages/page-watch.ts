/**
 * Records errors, warnings, refused files, messages, addresses and toasts for `page-link.ts`. A classic script, to run
 * before the page's own.
 */

export type Tell = (kind: string, data: object) => void;

interface PageWatch {
  /** Those that are not sent yet. */
  readonly events: object[];
  onEvent: () => void;
  readonly tell: Tell;
}

declare global {
  interface Window {
    readonly __harnessPage: PageWatch;
  }
}

(() => {
  /** Longest text of an event. */
  const MAX_TEXT = 4000;
  /** Real time, independent of the page's clock. */
  const { timeOrigin } = performance;
  const now = () => timeOrigin + performance.now();
  const tell: Tell = (kind, data) => {
    watch.events.push({ kind, at: now(), ...data });
    watch.onEvent();
  };
  const watch: PageWatch = { events: [], onEvent: () => {}, tell };
  Object.defineProperty(window, '__harnessPage', { value: watch });

  const text = (value: unknown): string => {
    if (value instanceof Error) return value.stack ?? String(value);
    if (typeof value === 'string') return value;
    try {
      return JSON.stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  };
  const cut = (value: unknown) => text(value).slice(0, MAX_TEXT);

  const { console } = window;
  for (const level of ['error', 'warn'] as const) {
    const real = console[level];
    console[level] = (...values: unknown[]) => {
      tell('console', { level, text: cut(values.map(text).join(' ')) });
      real.apply(console, values);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { target, message, filename, lineno, error } = event;
      if (target instanceof Element) {
        const { src, href } = target as Partial<HTMLImageElement & HTMLLinkElement>;
        tell('error', { text: `Not loaded: ${target.localName} ${src || href || ''}` });
      } else tell('error', { text: cut(error ?? message), place: `${filename}:${lineno}` });
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell('error', { text: `Unhandled: ${cut(reason)}` }));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('error', { text: `Refused by the policy ${violatedDirective}: ${blockedURI}` }),
  );
  addEventListener('message', ({ origin, data }) =>
    tell('message', { from: origin, to: location.origin, text: cut(data) }),
  );

  const tidy = (words: string) => words.trim().replace(/\s+/g, ' ');
  const shownText = (element: Element) => (element as Partial<HTMLElement>).innerText;

  /** Toasts and alerts, each reported once. */
  const SAID = [
    ['toast', 'li[data-swipe-direction]'],
    ['alert', '[role=alert]'],
  ] as const;
  const told = new WeakSet<Element>();
  const lookFor = (root: Element) => {
    for (const [kind, selector] of SAID) {
      const found = [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)];
      for (const element of found) {
        const words = tidy(shownText(element) ?? element.textContent ?? '');
        if (words === '' || told.has(element)) continue;
        told.add(element);
        tell(kind, { text: words.slice(0, 300) });
      }
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) lookFor(node);
  }).observe(document, { subtree: true, childList: true });

  // The app marks calls answered from its cache.
  new PerformanceObserver((list) => {
    for (const { name, detail } of list.getEntries() as PerformanceMark[])
      if (name === 'kept-answer') tell('kept', { endpoint: String(detail) });
  }).observe({ type: 'mark', buffered: true });

  /** The label, never what was typed. */
  const nameOf = (element: Element) => {
    const { labels, name } = element as Partial<HTMLInputElement>;
    const own = element.matches('input, textarea, select') ? name : shownText(element);
    const label = element.getAttribute('aria-label') || labels?.[0]?.innerText || own || element.localName;
    return tidy(label).slice(0, 80);
  };
  const onPress = ({ target }: Event) => {
    const pressed =
      target instanceof Element &&
      target.closest('button, a[href], summary, [role=button], [role=option], [role=radio], [role=checkbox]');
    if (pressed) tell('act', { act: 'pressed', name: nameOf(pressed) });
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof Element) tell('act', { act: 'changed', name: nameOf(target) });
  };
  addEventListener('click', onPress, true);
  addEventListener('change', onChange, true);

  /** Without secrets of an entry link. */
  const address = () => {
    const url = new URL(location.href);
    for (const name of ['token', 'accessToken', 'authorizationToken'])
      if (url.searchParams.has(name)) url.searchParams.set(name, '***');
    if (url.hash.length > 1) url.hash = '#***';
    return url.href;
  };
  let last: string | undefined;
  const moved = () => {
    const next = address();
    if (next === last) return;
    last = next;
    tell('moved', { address: next });
  };
  moved();
  window.navigation?.addEventListener('currententrychange', moved);
  addEventListener('popstate', moved);
})();
