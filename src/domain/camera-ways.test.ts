import { expect, it } from 'vitest';
import { APP_WAYS, CAMERA_WAYS, deviceOf } from './camera-ways';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';

it.each([
  ['Safari on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'safari', 'ios'],
  ['Safari on an iPad', `${MAC}/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 5, 'safari', 'ios'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/138.0.7204.156 Mobile/15E148 Safari/604.1`, 5, 'chrome', 'ios'],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/604.1`, 5, 'firefox', 'ios'],
  ['Edge on an iPhone', `${IPHONE} Version/18.0 EdgiOS/138.0 Mobile/15E148 Safari/604.1`, 5, 'edge', 'ios'],
  ['an app on an iPhone', `${IPHONE} Mobile/15E148`, 5, 'in-app', 'ios'],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 390.0.0 (iPhone15,2)`, 5, 'in-app', 'ios'],
  ['Chrome on Android', `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36`, 5, 'chrome', 'android'],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 5, 'samsung', 'android'],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    5,
    'firefox',
    'android',
  ],
  [
    'a view of an app on Android',
    `${ANDROID.replace('K)', 'K; wv)')} Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36`,
    5,
    'in-app',
    'android',
  ],
  ['Chrome on Windows', `${WINDOWS} Chrome/138.0.0.0 Safari/537.36`, 0, 'chrome', 'windows'],
  ['Chrome on Windows with a touch screen', `${WINDOWS} Chrome/138.0.0.0 Safari/537.36`, 10, 'chrome', 'windows'],
  ['Edge on Windows', `${WINDOWS} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`, 0, 'edge', 'windows'],
  ['Safari on a Mac', `${MAC}/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 0, 'safari', 'macos'],
  ['Chrome on a Mac', `${MAC}/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36`, 0, 'chrome', 'macos'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'firefox', 'linux'],
])('finds %s', (_name, userAgent, touchPoints, program, system) => {
  expect(deviceOf(userAgent, touchPoints)).toEqual({ program, system });
});

it.each(['', 'curl/8.0', 'Mozilla/5.0 (PlayStation 5)', 'Mozilla/5.0 (Windows NT 10.0) Trident/7.0'])(
  'does not guess what %j is',
  (userAgent) => expect(deviceOf(userAgent, 0)).toBeUndefined(),
);

it('says something for each browser on each system, and for an app wherever the system has a setting', () => {
  for (const [browser, systems] of Object.entries(CAMERA_WAYS)) {
    for (const [system, steps] of Object.entries(systems)) expect(steps, `${browser} on ${system}`).not.toEqual([]);
  }
  for (const [system, steps] of Object.entries(APP_WAYS)) expect(steps.length > 0, system).toBe(system !== 'linux');
});
