import { describe, expect, it } from 'vitest';
import { Session } from './session';

const shown = (session: Session) => {
  const { theme, site, faults } = session.scenario;
  const { undo, redo } = session.info().steps;
  return [site, theme, faults.length, undo, redo];
};

describe('the history of a session', () => {
  it('undoes and redoes patches and new runs, and says what each means for an open page', () => {
    const session = new Session({});
    session.merge({ theme: 'dark' });
    session.merge({ faults: [{ kind: 'timeout', times: 1 }] });
    session.backend.state.session.signedIn = false;
    session.replace({ site: 'HKG' });
    expect(shown(session)).toEqual(['HKG', 'light', 0, 3, 0]);

    const effectOf = (direction: 'undo' | 'redo') => {
      const result = session.travel(direction);
      return result?.ok ? ('effect' in result.info ? result.info.effect : 'a new run') : result;
    };
    expect(effectOf('undo')).toBe('a new run');
    expect(session.backend.state.session.signedIn).toBe(true);
    expect(shown(session)).toEqual(['NONE', 'dark', 1, 2, 1]);
    session.backend.state.session.signedIn = false;
    expect(effectOf('undo')).toBe('live');
    expect(session.backend.state.session.signedIn).toBe(false);
    expect(shown(session)).toEqual(['NONE', 'dark', 0, 1, 2]);
    expect(effectOf('undo')).toBe('reload');
    expect(shown(session)).toEqual(['NONE', 'light', 0, 0, 3]);
    expect(effectOf('undo')).toBeUndefined();

    expect([effectOf('redo'), effectOf('redo'), effectOf('redo')]).toEqual(['reload', 'live', 'a new run']);
    expect(shown(session)).toEqual(['HKG', 'light', 0, 3, 0]);
    expect(effectOf('redo')).toBeUndefined();
  });

  it('forgets undone changes with the next one, and records no change without effect', () => {
    const session = new Session({ theme: 'dark' });
    session.merge({ theme: 'dark' });
    session.replace({ theme: 'dark' });
    session.merge({ theme: 'purple' });
    expect(session.info().steps).toEqual({ undo: 0, redo: 0 });
    session.merge({ theme: 'light' });
    session.travel('undo');
    session.merge({ site: 'HKG' });
    expect(session.info().steps).toEqual({ undo: 1, redo: 0 });
  });

  it('keeps the last fifty', () => {
    const session = new Session({});
    for (let seed = 1; seed <= 60; seed += 1) session.merge({ seed: seed + 100 });
    expect(session.info().steps.undo).toBe(50);
  });
});
