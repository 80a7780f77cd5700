import { describe, expect, it } from 'vitest';
import { PageErrors } from './page-errors';

/** The errors that are collected from these events of the browser. */
function collected(...events: readonly [name: string, details: unknown][]): PageErrors {
  const errors = new PageErrors();
  for (const [name, details] of events) errors.onEvent(name, details);
  return errors;
}

const STACK = {
  callFrames: [{ url: 'http://www.example.localhost/a.js' }, { url: 'http://www.example.localhost/b.js' }],
};

describe('errors of a page', () => {
  it('are calls of console.error, with the script that made them', () => {
    const args = [{ value: 'Failed:' }, { value: 3 }, { description: 'TypeError: no\n    at f (a.js:1:2)' }];
    const { console } = collected(
      ['Runtime.consoleAPICalled', { type: 'error', args, stackTrace: STACK }],
      ['Runtime.consoleAPICalled', { type: 'warning', args, stackTrace: STACK }],
    );
    expect(console).toEqual([{ text: 'Failed: 3 TypeError: no', url: 'http://www.example.localhost/a.js' }]);
  });

  it('are what the browser logs as an error', () => {
    const text = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
    const { console } = collected(
      ['Log.entryAdded', { entry: { level: 'error', text, url: 'http://www.example.localhost/x' } }],
      ['Log.entryAdded', { entry: { level: 'error', text: 'Blocked' } }],
      ['Log.entryAdded', { entry: { level: 'warning', text: 'Slow' } }],
    );
    expect(console).toEqual([
      { text, url: 'http://www.example.localhost/x' },
      { text: 'Blocked', url: '' },
    ]);
  });

  it('are errors and rejections that nobody handles', () => {
    const exception = { description: 'Error: first line\nsecond line\n    at g (b.js:3:4)' };
    const { uncaught } = collected(
      ['Runtime.exceptionThrown', { exceptionDetails: { text: 'Uncaught', exception } }],
      [
        'Runtime.exceptionThrown',
        { exceptionDetails: { text: 'Uncaught (in promise)', exception: { value: 'boom' } } },
      ],
      ['Runtime.exceptionThrown', { exceptionDetails: { text: 'Uncaught SyntaxError' } }],
    );
    expect(uncaught).toEqual(['Error: first line\nsecond line', 'boom', 'Uncaught SyntaxError']);
  });

  it('are taken once', () => {
    const errors = collected(['Log.entryAdded', { entry: { level: 'error', text: 'Blocked' } }]);
    expect(errors.take()).toEqual({ console: [{ text: 'Blocked', url: '' }], uncaught: [] });
    expect(errors.take()).toEqual({ console: [], uncaught: [] });
  });
});
