import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WALKS } from '../../fixtures/walks';
import { ScenarioError, type ScenarioInput } from '../core/scenario';
import { walkScenario } from '../core/walks/run-walk';
import { UsageError } from '../kit/errors';
import { filesFolder } from '../kit/files-folder';
import { givenJson } from '../kit/given-file';
import { stemOf } from '../server/own-files/file-on-disk';
import { OwnFolder } from '../server/own-files/own-folder';

/** A named walk, a JSON file, or a file in the tester's folder. @throws {UsageError} otherwise */
export function walkArgument(given: string, files: string | undefined): ScenarioInput {
  const named = WALKS.find(({ id }) => id === given);
  if (named !== undefined) return named.scenario;
  const own = files === undefined ? '' : join(files, `${stemOf(given)}.json`);
  const value = existsSync(given) ? given : existsSync(own) ? own : given;
  if (!existsSync(value)) throw new UsageError(`There is no walk and no file "${value}"; --list prints the walks`);
  const walk = givenJson(value) as ScenarioInput;
  try {
    walkScenario(walk);
  } catch (error) {
    if (error instanceof ScenarioError) throw new UsageError(`${value}: ${error.message}`);
    throw error;
  }
  return walk;
}

/** Reports broken files on stderr. */
export async function listOwnWalks(dir: string): Promise<void> {
  const folder = filesFolder(dir);
  if (!existsSync(folder)) throw new UsageError(`--files: there is no folder ${folder}`);
  const own = new OwnFolder(folder, () => {});
  const { files, problem } = await own.list();
  own.close();
  if (problem !== '') console.error(problem);
  for (const { file, name, steps, problems } of files) {
    if (steps > 0) console.log(`${stemOf(file)}\t${name}`);
    for (const { path, message } of problems) console.error(`${file}: ${path === '' ? '' : `${path}: `}${message}`);
  }
}
