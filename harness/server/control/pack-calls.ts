import { lookUp } from '../../../src/domain/look-up';
import { namedPacks } from '../../review/scope/pack-order';
import type { PackDesk } from '../packs/pack-desk';
import { failure, type Methods, ok } from './call';

/** A pack of the list. */
const PACK_PATH = /^\/packs\/([\w-]+)$/;

/**
 * The calls that make, sign, check and compare review packs; undefined for a path that is none of them. Only the default session has them, because
 * the work makes sessions of its own.
 */
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
  return [...namedPacks()].map(([id, { title, purpose }]) => ({ id, title, purpose }));
}
