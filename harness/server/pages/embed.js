import { record } from './events.js';

const frame = document.querySelector('#app');

window.addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow) return;
  record(`${event.origin} ${typeof event.data === 'string' ? event.data : JSON.stringify(event.data)}`);
});
