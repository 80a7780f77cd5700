import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SITES } from '../../src/domain/sites';
import { decodeLink, encodeLink, scenarioDifference } from './link';
import { anyScenario, scenarioOf } from './testing';

describe('a link', () => {
  it('decodes to the same scenario', () => {
    fc.assert(
      fc.property(anyScenario, (input) => {
        const scenario = scenarioOf(input);
        const decoded = decodeLink(encodeLink(scenario));
        expect(decoded.ok && scenarioOf(decoded.input)).toEqual(scenario);
      }),
      { numRuns: 300 },
    );
  });

  it('holds only what differs from the defaults', () => {
    expect(scenarioDifference(scenarioOf())).toEqual({});
    expect(scenarioDifference(scenarioOf({ kyc: { steps: { '2': 'PENDING' } } }))).toEqual({
      kyc: { steps: { '2': 'PENDING' } },
    });
  });

  it.each(SITES)('leaves out the default language of %s', (site) => {
    expect(scenarioDifference(scenarioOf({ site }))).toEqual(site === 'NONE' ? {} : { site });
  });

  it('has only characters that need no escaping in an address', () => {
    fc.assert(
      fc.property(anyScenario, (input) => {
        expect(encodeLink(scenarioOf(input))).toMatch(/^[\w.-]+$/);
      }),
    );
  });

  it('can be read from an address', () => {
    const link = encodeLink(scenarioOf({ site: 'TUR' }));
    expect(decodeLink(` ${link}\n`)).toMatchObject({ ok: true, input: { site: 'TUR' } });
    for (const address of [`http://harness.localhost:4310/#scenario=${link}`, `http://x/?a=b&scenario=${link}#c`]) {
      expect(decodeLink(address)).toMatchObject({ ok: true, input: { site: 'TUR' } });
    }
  });
});

describe('a broken link', () => {
  const whole = encodeLink(scenarioOf({ name: 'Straße', site: 'TUR' }));

  it.each([
    '',
    'hello',
    's1.',
    's1.%%%',
    's1.bm8',
    's9.e30',
    whole.slice(0, -4),
    `${whole.slice(0, 10)}!${whole.slice(10)}`,
  ])('%j gives one problem', (link) => {
    const decoded = decodeLink(link);
    expect(decoded.ok ? [] : decoded.problems.map(({ path }) => path)).toEqual(['link']);
  });

  it('says what is wrong with it', () => {
    const messageOf = (link: string) => {
      const decoded = decodeLink(link);
      return decoded.ok ? '' : decoded.problems[0]?.message;
    };
    expect(messageOf('hello')).toBe('A scenario link starts with "s1."');
    expect(messageOf('s1.%%%')).toBe('The link is damaged: a part of it is missing or was changed');
    expect(messageOf(`s1.${btoa('{"name":"\xff"}')}`)).toBe(
      'The link is damaged: a part of it is missing or was changed',
    );
  });

  it('of valid form gives a problem for each wrong key', () => {
    const decoded = decodeLink(`s1.${btoa('{"site":"XXX","colour":1}')}`);
    expect(decoded.ok ? [] : decoded.problems.map(({ path }) => path).sort()).toEqual(['colour', 'site']);
  });
});
