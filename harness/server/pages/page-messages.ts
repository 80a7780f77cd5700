/** Reports messages of this page, which is around the app or a vendor's inside it. */
const page = crypto.randomUUID();
/** Longest reported text. */
const MAX_TEXT = 4000;

addEventListener('message', ({ origin, data }) => {
  const text = (typeof data === 'string' ? data : (JSON.stringify(data) ?? String(data))).slice(0, MAX_TEXT);
  const at = performance.timeOrigin + performance.now();
  const events = [{ kind: 'message', at, from: origin, to: location.origin, text }];
  void fetch('/__harness__/page', { method: 'POST', body: JSON.stringify({ page, events }), keepalive: true }).catch(
    () => {},
  );
});
