import { element } from './element';
import { record } from './events';

const frame = element<HTMLIFrameElement>('#app');

window.addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow) return;
  record(`${event.origin} ${typeof event.data === 'string' ? event.data : JSON.stringify(event.data)}`);
});

// Listen first: a cached app may send its first message at once.
frame.src = frame.dataset.address ?? '';
