import './driven.js';
import { record } from './events.js';

/**
 * The messaging app's side of the mini-program protocol, as in its web client: both sides post JSON strings `{ eventType, eventData }`. An
 * event without a row is listed and otherwise ignored; the real client ignores it, too.
 */

const frame = document.querySelector('#app');
const back = document.querySelector('#back');
const closed = document.querySelector('#closed');
const { address } = frame.dataset;
const appOrigin = new URL(address).origin;
const theme = JSON.parse(new URLSearchParams(new URL(address).hash.slice(1)).get('tgWebAppThemeParams'));

function post(eventType, eventData = {}) {
  frame.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), appOrigin);
}

function postViewport() {
  const { width, height } = frame.getBoundingClientRect();
  post('viewport_changed', { width, height, is_state_stable: true, is_expanded: true });
}

function show(isOpen) {
  frame.hidden = !isOpen;
  closed.hidden = isOpen;
  back.hidden = true;
}

const HANDLERS = {
  web_app_setup_back_button: ({ is_visible }) => {
    back.hidden = !is_visible;
  },
  web_app_expand: postViewport,
  web_app_request_viewport: postViewport,
  web_app_request_theme: () => post('theme_changed', { theme_params: theme }),
  web_app_set_background_color: ({ color }) => {
    if (/^#[0-9a-f]{6}$/i.test(color)) frame.style.backgroundColor = color;
  },
  web_app_open_link: ({ url }) => {
    if (/^https?:/.test(url)) window.open(url, '_blank', 'noopener');
  },
  web_app_close: () => {
    frame.src = 'about:blank';
    show(false);
  },
};

window.addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== appOrigin || typeof event.data !== 'string') return;
  let message;
  try {
    message = JSON.parse(event.data);
  } catch {
    return;
  }
  record(`${message.eventType} ${JSON.stringify(message.eventData ?? {})}`);
  HANDLERS[message.eventType]?.(message.eventData ?? {});
});

window.addEventListener('resize', postViewport);
back.addEventListener('click', () => post('back_button_pressed'));
document.querySelector('#close').addEventListener('click', HANDLERS.web_app_close);
document.querySelector('#open').addEventListener('click', () => {
  show(true);
  frame.src = address;
});

frame.src = address;
