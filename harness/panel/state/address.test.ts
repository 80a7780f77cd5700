import { describe, expect, it } from 'vitest';
import { factsIn, linkIn, viewIn, withLink, withView } from './address';

const ADDRESS = 'http://harness.localhost:4310/?scenario=s1.old';
const FACTS = { build: '0123456789ab', mark: 'k1' };
const PANES = [{ link: 's1.one' }, { link: 's1.two', build: 'abcdef012345' }];

describe("the panel's address", () => {
  it('holds the link with the build and the mark, and drops the query', () => {
    const address = withLink(ADDRESS, 's1.e30', FACTS);
    expect(new URL(address).search).toBe('');
    expect([linkIn(address), factsIn(address)]).toEqual(['s1.e30', FACTS]);
    expect(linkIn(ADDRESS)).toBe('s1.old');
  });

  it('holds the view with its panes, which a change of the scenario keeps', () => {
    const address = withLink(withView(ADDRESS, 'compare', PANES), 's1.e30', FACTS);
    expect(viewIn(address)).toEqual({ view: 'compare', panes: PANES });
    expect(linkIn(address)).toBe('s1.e30');
  });

  it.each([
    ['app', [], 'app', []],
    ['sweep', PANES, 'sweep', []],
    ['compare', [...PANES, ...PANES, ...PANES], 'compare', [...PANES, ...PANES]],
  ] as const)('view %s with panes %j', (view, panes, shown, kept) => {
    expect(viewIn(withView(ADDRESS, view, panes))).toEqual({ view: shown, panes: kept });
  });

  it('opens the app for a view that does not exist', () => {
    expect(viewIn(`${ADDRESS}#view=nothing`).view).toBe('app');
  });
});
