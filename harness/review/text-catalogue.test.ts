import { expect, it } from 'vitest';
import { csvOf, flatTexts, xliffOf } from './text-catalogue';

const english = flatTexts({ kyc: { title: 'Say "hello", please', note: 'Two\nlines' }, total: '=1+1' });

it('flattens groups to keys with dots', () => {
  expect(Object.keys(english)).toEqual(['kyc.title', 'kyc.note', 'total']);
});

it('writes CSV in which quotes, commas and line breaks survive, and nothing is run as a formula', () => {
  expect(csvOf(english, { 'kyc.title': 'Hallo', only: 'here' })).toBe(
    '\uFEFFkey,English,text\r\nkyc.title,"Say ""hello"", please",Hallo\r\nkyc.note,"Two\nlines",\r\ntotal,\'=1+1,\r\nonly,,here\r\n',
  );
});

it('writes XLIFF with a target where there is one', () => {
  const file = xliffOf('de-DE', { a: 'A & B', b: '<b>' }, { a: 'A und B' });
  expect(file).toContain('srcLang="en" trgLang="de-DE"');
  expect(file).toContain('<unit id="a"><segment><source>A &amp; B</source><target>A und B</target></segment></unit>');
  expect(file).toContain('<unit id="b"><segment><source>&lt;b&gt;</source></segment></unit>');
});
