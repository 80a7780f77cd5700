import { describe, expect, it } from 'vitest';
import { addressFragment, changesSince, linkFacts, scenarioMark } from './link-facts';
import { scenarioOf } from './testing';

describe('facts of a link', () => {
  const facts = linkFacts(scenarioOf({ site: 'TUR' }), 'a'.repeat(64));

  it('are the same for the same scenario and build', () => {
    expect(facts).toEqual({ build: 'aaaaaaaaaaaa', mark: scenarioMark(scenarioOf({ site: 'TUR' })) });
    expect(changesSince(facts, facts)).toEqual([]);
    expect(scenarioMark({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(scenarioMark({ b: [{ d: 3, c: 2 }], a: 1 }));
  });

  it('mention another build, and another default', () => {
    const now = linkFacts({ ...scenarioOf({ site: 'TUR' }), seed: 2 }, 'b'.repeat(64));
    expect(changesSince(facts, now)).toEqual([
      expect.stringContaining('build aaaaaaaaaaaa; this is build bbbbbbbbbbbb'),
      expect.stringContaining('A default has changed'),
    ]);
  });

  it('may be missing from an address', () => {
    expect(changesSince({}, facts)).toEqual([]);
  });

  it('are in an address beside the scenario; without a build its hash is left out', () => {
    expect(addressFragment('s1.x', { build: 'abc', mark: 'm' })).toBe('scenario=s1.x&build=abc&mark=m');
    const { build, mark } = linkFacts(scenarioOf(), undefined);
    expect(addressFragment('s1.x', { build, mark })).toBe(`scenario=s1.x&mark=${mark}`);
    expect(linkFacts(scenarioOf(), null).build).toBe('');
  });

  it('say that this build is unknown', () => {
    expect(changesSince({ build: 'abc' }, { build: '', mark: 'm' })).toEqual([
      'The link was made with build abc; this is build unknown.',
    ]);
  });

  it('have a mark for values that are null', () => {
    expect(scenarioMark({ a: null })).not.toBe(scenarioMark({ a: {} }));
  });
});
