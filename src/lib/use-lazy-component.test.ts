import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { preloadComponent, useLazyComponent } from './use-lazy-component';

const Hello = () => 'hello';

function shown(load: () => Promise<typeof Hello>): string {
  return renderToString(
    createElement(function Part() {
      const part = useLazyComponent(load);
      return part.status === 'ready' ? createElement(part.Component) : part.status;
    }),
  );
}

it('a component that was imported before is rendered at once, any other one is loading first', async () => {
  const load = async () => Hello;
  expect(shown(load)).toBe('loading');
  await preloadComponent(load);
  expect(shown(load)).toBe('hello');
  expect(shown(async () => Hello)).toBe('loading');
});

it('a component that could not be imported before is loading', async () => {
  const load = () => Promise.reject<typeof Hello>(new Error('offline'));
  await preloadComponent(load);
  expect(shown(load)).toBe('loading');
});
