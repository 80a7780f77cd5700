import { describe, expect, it } from 'vitest';
import { asksFamilyNameFirst, fullName, maskedName, maskedNumber } from './person-names';

describe('a whole name', () => {
  it.each([
    ['en', 'John', 'Smith', 'John Smith'],
    ['de-DE', 'Anna', 'Weber', 'Anna Weber'],
    ['vi-VN', 'Minh Anh', 'Nguyễn', 'Nguyễn Minh Anh'],
    ['zh-CN', '小明', '王', '王小明'],
    ['ko-KR', '민준', '김', '김민준'],
    ['ja-JP', '太郎', '山田', '山田 太郎'],
    ['ja-JP', 'タロウ', 'ヤマダ', 'ヤマダ タロウ'],
    ['zh-HK', 'John', 'Smith', 'John Smith'],
    ['en', '小明', '王', '王小明'],
    ['zh-CN', '**', '王', '王**'],
    ['zh-CN', 'John', '王', '王 John'],
    ['en', 'John', '', 'John'],
    ['vi-VN', '', '', ''],
  ])('in %s of %j and %j is %j', (language, firstname, lastname, name) => {
    expect(fullName({ firstname, lastname }, language)).toBe(name);
  });
});

it.each([
  ['vi-VN', true],
  ['ja-JP', true],
  ['ko-KR', true],
  ['zh-TW', true],
  ['en-HK', false],
  ['tr-TR', false],
])('a form in %s asks for the family name first: %s', (language, expected) => {
  expect(asksFamilyNameFirst(language)).toBe(expected);
});

describe('a mask', () => {
  it.each([
    ['Anna Maria', 'A*** M****'],
    ['A', 'A'],
    ['王小明', '王**'],
    ['A***', 'A***'],
    ['', ''],
  ])('of the name %j is %j', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });

  it.each([
    ['P1234567', '******67'],
    ['123', '**3'],
    ['1', '*'],
    ['****67', '****67'],
    ['', ''],
  ])('of the number %j is %j', (number, masked) => {
    expect(maskedNumber(number)).toBe(masked);
  });
});
