import { createElement, Fragment } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, it, vi } from 'vitest';
import { SuspendUntil } from './suspend-until';

it('holds back its siblings until the font has loaded', async () => {
  let arrive = () => {};
  const font = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const shown = vi.fn();
  const screen = vi.fn(() => null);
  const page = renderToReadableStream(
    createElement(Fragment, null, createElement(screen), createElement(SuspendUntil, { font })),
  ).then(shown);
  await vi.waitFor(() => expect(screen).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).not.toHaveBeenCalled();
  arrive();
  await page;
  expect(screen).toHaveBeenCalledTimes(1);
});
