import { record } from './events.js';

const frame = document.querySelector('#app');

window.addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow) return;
  record(`${event.origin} ${typeof event.data === 'string' ? event.data : JSON.stringify(event.data)}`);
});

// The address is set only after the listener, because an app from the browser's cache may send its first message at once.
frame.src = frame.dataset.address;
