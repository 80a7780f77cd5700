import type { EventName, Events } from '@tma.js/bridge';

/** Suffixes of events that answer a call of the app. */
type Answers =
  `${string}_${'added' | 'checked' | 'closed' | 'failed' | 'received' | 'requested' | 'sent' | 'set' | 'started' | 'stopped' | 'updated'}`;
type Sensors = `${'accelerometer' | 'device_orientation' | 'gyroscope'}_changed`;

/** Events that the messaging app sends unasked, by their names in the published protocol. */
type Unasked = {
  [E in EventName]: [Events[E]] extends [never]
    ? E extends Answers
      ? never
      : E
    : Events[E] extends { req_id: string }
      ? never
      : E extends Answers | Sensors
        ? never
        : E;
}[EventName];

const NO_DATA = undefined as never;
const INSETS = { top: 44, bottom: 34, left: 0, right: 0 };

/** Each event with data as the messaging app sends it. */
export const MESSENGER_EVENTS: { readonly [E in Unasked]: Events[E] } = {
  back_button_pressed: NO_DATA,
  content_safe_area_changed: INSETS,
  fullscreen_changed: { is_fullscreen: true },
  main_button_pressed: NO_DATA,
  reload_iframe: NO_DATA,
  safe_area_changed: INSETS,
  secondary_button_pressed: NO_DATA,
  set_custom_style: '::-webkit-scrollbar { display: none }',
  settings_button_pressed: NO_DATA,
  theme_changed: { theme_params: { bg_color: '#ffffff', text_color: '#000000' } },
  viewport_changed: { width: 390, height: 420, is_expanded: false, is_state_stable: true },
  visibility_changed: { is_visible: false },
};
