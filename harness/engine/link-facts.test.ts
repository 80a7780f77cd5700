import { describe, expect, it } from 'vitest';
import { changesSince, linkFacts, scenarioMark } from './link-facts';
import { scenarioOf } from './testing';

describe('facts of a link', () => {
  const facts = linkFacts(scenarioOf({ site: 'TUR' }), 'a'.repeat(64));

  it('are the same for the same scenario and build', () => {
    expect(facts).toEqual({ build: 'aaaaaaaaaaaa', mark: scenarioMark(scenarioOf({ site: 'TUR' })) });
    expect(changesSince(facts, facts)).toEqual([]);
    expect(scenarioMark({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(scenarioMark({ b: [{ d: 3, c: 2 }], a: 1 }));
  });

  it('tell of another build, and of another default', () => {
    const now = linkFacts({ ...scenarioOf({ site: 'TUR' }), seed: 2 }, 'b'.repeat(64));
    expect(changesSince(facts, now)).toEqual([
      expect.stringContaining('build aaaaaaaaaaaa; this is build bbbbbbbbbbbb'),
      expect.stringContaining('A default has changed'),
    ]);
  });

  it('are not missed in an address without them', () => {
    expect(changesSince({}, facts)).toEqual([]);
  });
});
