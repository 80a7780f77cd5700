import { expect, it } from 'vitest';
import { PageHosts } from './page-hosts';

it('tells the requests of a page from those of its browser', () => {
  const hosts = new PageHosts();
  hosts.onEvent('Network.requestWillBeSent', { request: { url: 'https://api.example.com/v1/user?token=1' } });
  hosts.onEvent('Network.requestWillBeSent', { request: { url: 'data:image/png;base64,AA==' } });
  hosts.onEvent('Network.requestWillBeSent', { request: { url: 'not an address' } });
  hosts.onEvent('Network.webSocketCreated', { url: 'wss://live.example.com/updates' });
  hosts.onEvent('Network.responseReceived', { response: { url: 'https://maker.example/' } });
  const [ofPage, ofBrowser] = [
    ['https://api.example.com:443/', 'http://live.example.com/x'],
    ['https://maker.example:443/'],
  ];
  expect(hosts.divide([...ofPage, ...ofBrowser, 'nonsense'])).toEqual({
    page: [...ofPage, 'nonsense'],
    browser: ofBrowser,
  });
  // Each event counts once.
  expect(hosts.divide(ofPage)).toEqual({ page: [], browser: ofPage });
});
