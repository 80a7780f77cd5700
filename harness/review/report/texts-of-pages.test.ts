import { expect, it } from 'vitest';
import { scenarioOf } from '../../engine/testing';
import { textsOfPages } from './texts-of-pages';

const page = (id: string, texts: readonly string[], end: 'ready' | 'left' = 'ready') => ({
  ...{ id, texts, end, agreements: [] },
  scenario: scenarioOf({ site: 'HKG', language: 'en-HK' }),
});

it('the texts of nearly all pages stand once, and a page that lacks one has all of its texts beside it', () => {
  const usual = Array.from({ length: 12 }, (_one, at) => page(`p${at}`, ['Home', `own ${at}`, 'Help']));
  const { common, own, others } = textsOfPages([
    ...usual,
    page('bare', ['Help', 'alone']),
    page('left', ['Home'], 'left'),
  ]);
  expect([...common]).toEqual([['en-HK', ['Home', 'Help']]]);
  expect(own.get('p3')).toEqual(['own 3']);
  expect(own.get('bare')).toEqual(['Help', 'alone']);
  expect(others).toEqual(['bare']);
});

it('a page alone has all of its texts', () => {
  const { common, own } = textsOfPages([page('one', ['Home'])]);
  expect([common.size, own.get('one')]).toEqual([0, ['Home']]);
});
