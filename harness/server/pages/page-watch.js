/**
 * Keeps what happens in a page that the panel has opened, from its first moment on: errors, warnings, refused files, messages of other
 * windows, addresses and toasts. A classic script, because it has to run before the page's own; `page-link.js` sends what it keeps.
 */
(() => {
  const events = [];
  const watch = { events, onEvent: () => {} };
  Object.defineProperty(window, '__harnessPage', { value: watch });

  /** Longest text of an event. */
  const MAX_TEXT = 4000;
  /** The real time, also where the page's own clock was set to another one. */
  const { timeOrigin } = performance;
  const now = () => timeOrigin + performance.now();
  const tell = (kind, data) => {
    events.push({ kind, at: now(), ...data });
    watch.onEvent();
  };
  watch.tell = tell;

  const text = (value) => {
    if (value instanceof Error) return value.stack ?? String(value);
    if (typeof value === 'string') return value;
    try {
      return JSON.stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  };
  const cut = (value) => text(value).slice(0, MAX_TEXT);

  const { console } = window;
  for (const level of ['error', 'warn']) {
    const real = console[level];
    console[level] = (...values) => {
      tell('console', { level, text: cut(values.map(text).join(' ')) });
      real.apply(console, values);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { target, message, filename, lineno, error } = event;
      if (target instanceof Element)
        tell('error', { text: `Not loaded: ${target.localName} ${target.src || target.href || ''}` });
      else tell('error', { text: cut(error ?? message), place: `${filename}:${lineno}` });
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

  /** Texts that the page shows to say what happened: toasts and alerts. Each is told once for its element. */
  const SAID = [
    ['toast', 'li[data-swipe-direction]'],
    ['alert', '[role=alert]'],
  ];
  const told = new WeakSet();
  const lookFor = (root) => {
    for (const [kind, selector] of SAID) {
      const found = [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)];
      for (const element of found) {
        const words = (element.innerText ?? element.textContent).trim().replace(/\s+/g, ' ');
        if (words === '' || told.has(element)) continue;
        told.add(element);
        tell(kind, { text: words.slice(0, 300) });
      }
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) lookFor(node);
  }).observe(document, { subtree: true, childList: true });

  // The app marks a call that a kept answer has served in the browser's timeline.
  new PerformanceObserver((list) => {
    for (const { name, detail } of list.getEntries())
      if (name === 'kept-answer') tell('kept', { endpoint: String(detail) });
  }).observe({ type: 'mark', buffered: true });

  /** What a member would call an element; never what was typed into it. */
  const nameOf = (element) =>
    (
      element.getAttribute('aria-label') ||
      element.labels?.[0]?.innerText ||
      (element.matches('input, textarea, select') ? element.name : element.innerText) ||
      element.localName
    )
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 80);
  const onPress = ({ target }) => {
    const pressed = target.closest?.(
      'button, a[href], summary, [role=button], [role=option], [role=radio], [role=checkbox]',
    );
    if (pressed) tell('act', { act: 'pressed', name: nameOf(pressed) });
  };
  const onChange = ({ target }) => tell('act', { act: 'changed', name: nameOf(target) });
  addEventListener('click', onPress, true);
  addEventListener('change', onChange, true);

  /** The address without secrets that an entry link carries. */
  const address = () => {
    const url = new URL(location.href);
    for (const name of ['token', 'accessToken', 'authorizationToken'])
      if (url.searchParams.has(name)) url.searchParams.set(name, '***');
    if (url.hash.length > 1) url.hash = '#***';
    return url.href;
  };
  let last;
  const moved = () => {
    const next = address();
    if (next === last) return;
    last = next;
    tell('moved', { address: next });
  };
  moved();
  globalThis.navigation?.addEventListener('currententrychange', moved);
  addEventListener('popstate', moved);
})();
