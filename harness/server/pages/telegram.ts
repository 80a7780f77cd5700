import './driven';
import { lookUp } from '../../../src/domain/look-up';
import { parsedJson } from '../../core/parsed-json';
import { element } from './element';
import { record } from './events';

/**
 * The messaging app's side of the mini-program protocol: JSON strings `{ eventType, eventData }`. Unknown events are
 * listed and ignored, as in the real client.
 */

const frame = element<HTMLIFrameElement>('#app');
const back = element('#back');
const closed = element('#closed');
const { address = '' } = frame.dataset;
const appOrigin = new URL(address).origin;
const theme = parsedJson(new URLSearchParams(new URL(address).hash.slice(1)).get('tgWebAppThemeParams') ?? '');

function post(eventType: string, eventData: unknown = {}): void {
  frame.contentWindow?.postMessage(JSON.stringify({ eventType, eventData }), appOrigin);
}

function postViewport(): void {
  const { width, height } = frame.getBoundingClientRect();
  post('viewport_changed', { width, height, is_state_stable: true, is_expanded: true });
}

function show(isOpen: boolean): void {
  frame.hidden = !isOpen;
  closed.hidden = isOpen;
  back.hidden = true;
}

function close(): void {
  frame.src = 'about:blank';
  show(false);
}

/** Whether the app loads itself again when asked to. */
let reloads = false;

const HANDLERS: Readonly<Record<string, (data: Readonly<Record<string, unknown>>) => void>> = {
  iframe_ready: ({ reload_supported }) => {
    reloads = reload_supported === true;
  },
  web_app_setup_back_button: ({ is_visible }) => {
    back.hidden = !is_visible;
  },
  web_app_expand: postViewport,
  web_app_request_viewport: postViewport,
  web_app_request_theme: () => post('theme_changed', { theme_params: theme }),
  web_app_set_background_color: ({ color }) => {
    if (typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)) frame.style.backgroundColor = color;
  },
  web_app_open_link: ({ url }) => {
    if (typeof url === 'string' && /^https?:/.test(url)) window.open(url, '_blank', 'noopener');
  },
  web_app_close: close,
};

interface ProtocolEvent {
  readonly eventType: string;
  readonly eventData?: Readonly<Record<string, unknown>> | null;
}

window.addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== appOrigin || typeof event.data !== 'string') return;
  const message = parsedJson(event.data) as ProtocolEvent | null | undefined;
  if (!message) return;
  const { eventType } = message;
  const eventData = message.eventData ?? {};
  record(`${eventType} ${JSON.stringify(eventData)}`);
  lookUp(HANDLERS, eventType)?.(eventData);
});

window.addEventListener('resize', postViewport);
back.addEventListener('click', () => post('back_button_pressed'));
element('#close').addEventListener('click', close);
element('#send').addEventListener('click', () => {
  const { eventType, eventData } = JSON.parse(element<HTMLSelectElement>('#event').value) as ProtocolEvent;
  if (eventType !== 'reload_iframe' || reloads) post(eventType, eventData);
  else frame.src = address;
});
element('#open').addEventListener('click', () => {
  show(true);
  frame.src = address;
});

frame.src = address;
