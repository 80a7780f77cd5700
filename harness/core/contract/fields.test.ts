import { expect, it } from 'vitest';
import { parseTolerantly } from '../../../src/domain/tolerant-parse';
import { exampleAnswer } from '../../tools/contract/testing';
import { ofAnotherType } from '../wrong-shape';
import { CONTRACT_CALLS } from './calls';
import { fieldsOf } from './fields';

type Bag = Record<string, unknown>;

function changeAt(value: unknown, path: string, change: (holder: Bag, key: string) => void): boolean {
  const keys = path.split('.').map((key) => (key === '*' ? '0' : key));
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((inner, key) => (inner as Bag | undefined)?.[key], value) as Bag | undefined;
  if (holder?.[last] === undefined) return false;
  change(holder, last);
  return true;
}

it.each(CONTRACT_CALLS.map((call) => [call.name, call] as const))(
  '%s: the fields say what the app does',
  (_name, call) => {
    const { response } = call.endpoint;
    for (const { path, isEssential, mayBeAbsent } of fieldsOf(response)) {
      const wrong = exampleAnswer(call).result;
      if (changeAt(wrong, path, (holder, key) => Object.assign(holder, { [key]: ofAnotherType(holder[key]) }))) {
        expect(parseTolerantly(response, wrong).success, `${path}, wrong`).toBe(!isEssential);
      }
      const absent = exampleAnswer(call).result;
      if (!path.endsWith('*') && changeAt(absent, path, (holder, key) => Reflect.deleteProperty(holder, key))) {
        expect(parseTolerantly(response, absent).success, `${path}, absent`).toBe(mayBeAbsent || !isEssential);
      }
    }
  },
);

it('lists every field of an example', () => {
  const pathsOf = (value: unknown, at: string): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, part]) => {
          const path = `${at}${Array.isArray(value) ? '*' : key}`;
          return [path, ...pathsOf(part, `${path}.`)];
        });
  for (const call of CONTRACT_CALLS) {
    const listed = fieldsOf(call.endpoint.response).map(({ path }) => path);
    expect(listed, call.name).toEqual(expect.arrayContaining(pathsOf(exampleAnswer(call).result, '')));
  }
});
