import { expect, it } from 'vitest';
import { scenarioOf } from '../../../core/testing';
import { textsOfPages } from './texts-of-pages';

const page = (id: string, texts: readonly string[], end: 'ready' | 'left' = 'ready') => ({
  ...{ id, texts, end, agreements: [] },
  scenario: scenarioOf({ site: 'HKG', language: 'en-HK' }),
});

it('the texts of most pages are listed once, and a page that lacks one says so', () => {
  const usual = Array.from({ length: 12 }, (_one, at) => page(`p${at}`, ['Home', `own ${at}`, 'Help']));
  const { common, own, lacking } = textsOfPages([
    ...usual,
    page('bare', ['Help', 'alone']),
    page('left', ['Home'], 'left'),
  ]);
  expect([...common]).toEqual([['en-HK', ['Home', 'Help']]]);
  expect(own.get('p3')).toEqual(['own 3']);
  expect(own.get('bare')).toEqual(['alone']);
  expect(own.get('left')).toEqual(['Home']);
  expect([...lacking]).toEqual([['bare', ['Home']]]);
});

it('where a language has few pages, each has all of its texts', () => {
  const { common, own } = textsOfPages([1, 2, 3].map((at) => page(`p${at}`, ['Home'])));
  expect([common.size, own.get('p1')]).toEqual([0, ['Home']]);
});
