import { record } from './events.js';

const frame = document.querySelector('#app');

window.addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow) return;
  record(`${event.origin} ${typeof event.data === 'string' ? event.data : JSON.stringify(event.data)}`);
});

// Only now: an app that comes from the browser's cache may send its first message before this script has run.
frame.src = frame.dataset.address;
