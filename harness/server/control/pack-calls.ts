import { lookUp } from '../../../src/domain/look-up';
import { namedPacks } from '../../kit/pack/pack-order';
import { purposeOf } from '../../kit/pack/purpose';
import type { PackDesk } from '../packs/pack-desk';
import { failure, type Methods, ok } from './call';

/** A pack of the list. */
const PACK_PATH = /^\/packs\/([\w-]+)$/;

/** Undefined for other paths. Only the default session has these calls, because the work creates sessions. */
export function packCalls(desk: PackDesk, path: string): Methods | undefined {
  const [, name] = PACK_PATH.exec(path) ?? [];
  if (name === undefined) return lookUp({ '/packs': allCalls(desk) }, path);
  return {
    GET: {
      run: () => {
        const pack = desk.read(name);
        return pack === undefined ? failure(404, `There is no pack "${name}"`) : ok(pack);
      },
    },
  };
}

function allCalls(desk: PackDesk): Methods {
  return {
    GET: { run: () => ok({ work: desk.work, ...desk.list(), named: named() }) },
    POST: {
      takesBody: 'always',
      run: ({ session }, body) => {
        if (desk.isRunning) return failure(409, 'A work on a pack is running: wait for it, or stop it first');
        const started = desk.start(body, session.scenario);
        return started.ok
          ? { status: 202, body: started.work }
          : failure(422, 'This cannot be done with packs', started.problems);
      },
    },
    DELETE: { run: () => ok(desk.stop()) },
  };
}

function named(): { id: string; title: string; purpose: string }[] {
  return [...namedPacks()].map(([id, { title, parts }]) => ({ id, title, purpose: purposeOf(parts) }));
}
