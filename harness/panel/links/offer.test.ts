import { describe, expect, it } from 'vitest';
import { encodeLink } from '../../engine/link';
import { scenarioOf } from '../../engine/testing';
import { offerOf } from './offer';

const linkOf = (scenario: object) => encodeLink(scenarioOf(scenario));
const asLink = (json: string) => `s1.${btoa(json)}`;
const nothing = linkOf({});
const turkey = linkOf({ site: 'TUR' });
const dark = linkOf({ theme: 'dark' });

describe('a link in the address of the panel', () => {
  it.each([
    ['none', undefined, turkey, false, 'keep'],
    ["the running scenario's", turkey, turkey, false, 'keep'],
    ["the running scenario's, written in another way", asLink('{"site":"TUR","theme":"light"}'), turkey, false, 'keep'],
    ['another one, over the default scenario', dark, nothing, false, 'open'],
    ['another one, over a scenario that somebody set', dark, turkey, false, 'ask'],
    ["the default scenario's, over one that somebody set", nothing, turkey, false, 'ask'],
    ['another one, in an address that the panel wrote', dark, turkey, true, 'open'],
    ['no link at all', 'garbage', turkey, false, 'broken'],
    ['no link at all, over the default scenario', 'garbage', nothing, false, 'broken'],
    ['a link to no scenario', asLink('{"site":"XXX"}'), nothing, true, 'broken'],
  ])('%s', (_what, link, running, own, kind) => {
    expect(offerOf(link, running, own).kind).toBe(kind);
  });

  it('comes with the scenario that is asked about, or with what is wrong', () => {
    expect(offerOf(dark, turkey, false)).toEqual({ kind: 'ask', scenario: scenarioOf({ theme: 'dark' }) });
    expect(offerOf(asLink('{"site":"XXX"}'), turkey, false)).toMatchObject({ problems: [{ path: 'site' }] });
    expect(offerOf('garbage', turkey, false)).toMatchObject({ problems: [{ path: 'link' }] });
  });
});
