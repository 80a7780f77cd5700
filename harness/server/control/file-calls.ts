import * as z from 'zod';
import { lookUp } from '../../../src/domain/look-up';
import { percentDecoded } from '../../core/percent-decoded';
import type { Changed, OwnFolder } from '../own-files/own-folder';
import { type Answer, type Call, failure, type Methods, ok } from './call';

const FILE_PATH = /^\/files\/([^/]+)(\/rename|\/restore)?$/;

const STATUS = { conflict: 409, missing: 404, invalid: 422 } as const;

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'the hash of the file as you know it');
const savedBody = z.strictObject({ scenario: z.unknown(), hash: hash.nullable() });
const renamedBody = z.strictObject({ to: z.string(), name: z.string().trim().min(1, 'a name').max(200), hash });
const removedQuery = z.strictObject({ hash });

/** Undefined for other paths. Callers cannot choose the folder. */
export function fileCalls(files: OwnFolder, path: string): Methods | undefined {
  const [, encoded, act = ''] = FILE_PATH.exec(path) ?? [];
  if (encoded === undefined) return lookUp({ '/files': { GET: { run: async () => ok(await files.list()) } } }, path);
  const file = percentDecoded(encoded);
  return file === undefined ? undefined : lookUp(callsOf(files, file), act);
}

function callsOf(files: OwnFolder, file: string): Readonly<Record<string, Methods>> {
  return {
    '': {
      GET: { run: async () => answerOf(await files.read(file)) },
      PUT: taking(savedBody, (body) => files.save(file, body.scenario, body.hash)),
      // Not every client sends the body of a DELETE.
      DELETE: {
        run: (_context, _body, { search }) =>
          given(removedQuery, Object.fromEntries(new URLSearchParams(search)), (query) =>
            files.remove(file, query.hash),
          ),
      },
    },
    '/rename': {
      POST: taking(renamedBody, (body) => files.rename(file, { file: body.to, name: body.name }, body.hash)),
    },
    '/restore': { POST: { run: async () => answerOf(await files.restore(file)) } },
  };
}

function taking<Body>(schema: z.ZodType<Body>, act: (body: Body) => Promise<Changed<unknown>>): Call {
  return { takesBody: 'always', run: (_context, body) => given(schema, body, act) };
}

async function given<Form>(
  schema: z.ZodType<Form>,
  value: unknown,
  act: (value: Form) => Promise<Changed<unknown>>,
): Promise<Answer> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return answerOf(await act(parsed.data));
  const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return failure(422, 'This cannot be done with a file', problems);
}

function answerOf(changed: Changed<unknown>): Answer {
  return changed.ok ? ok(changed.value ?? {}) : failure(STATUS[changed.reason], changed.error, changed.problems);
}
