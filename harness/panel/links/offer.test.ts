import { describe, expect, it } from 'vitest';
import { encodeLink } from '../../core/link';
import { scenarioOf } from '../../core/testing';
import { offerOf } from './offer';

const linkOf = (scenario: object) => encodeLink(scenarioOf(scenario));
const asLink = (json: string) => `s1.${btoa(json)}`;
const defaults = linkOf({});
const turkey = linkOf({ site: 'TUR' });
const dark = linkOf({ theme: 'dark' });

describe('offerOf', () => {
  it.each([
    ['no link', 'keep', undefined, turkey, false],
    ["the running scenario's link", 'keep', turkey, turkey, false],
    [
      "the running scenario's link, encoded in another way",
      'keep',
      asLink('{"site":"TUR","theme":"light"}'),
      turkey,
      false,
    ],
    ['another link while the default scenario runs', 'open', dark, defaults, false],
    ['another link while a changed scenario runs', 'ask', dark, turkey, false],
    ["the default scenario's link while a changed scenario runs", 'ask', defaults, turkey, false],
    ['another link in an address that the panel wrote', 'open', dark, turkey, true],
    ['a text that is not a link', 'broken', 'garbage', turkey, false],
    ['a text that is not a link, while the default scenario runs', 'broken', 'garbage', defaults, false],
    ['a link to an invalid scenario', 'broken', asLink('{"site":"XXX"}'), defaults, true],
  ])('%s: %s', (_what, kind, link, running, own) => {
    expect(offerOf(link, running, own).kind).toBe(kind);
  });

  it('returns the scenario to confirm, or the problems of a broken link', () => {
    expect(offerOf(dark, turkey, false)).toEqual({ kind: 'ask', scenario: scenarioOf({ theme: 'dark' }) });
    expect(offerOf(asLink('{"site":"XXX"}'), turkey, false)).toMatchObject({ problems: [{ path: 'site' }] });
    expect(offerOf('garbage', turkey, false)).toMatchObject({ problems: [{ path: 'link' }] });
  });
});
