import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import MiniSearch from 'minisearch';
import * as z from 'zod/mini';
import { typeOf } from '../../core/contract/shown';
import { type AnswerSchema, fieldAt, isObject, keysOf, type Path, schemaAt } from './answer-schema';

/** Syntax errors, unknown keys, and values of a wrong type. */

interface Mark {
  readonly from: number;
  readonly to: number;
  /** `error`: not JSON, or the app rejects the answer. `warning`: the app drops the part. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

const SYNTAX: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Not JSON: expected a text in double quotes, a number, true, false, null, { or [',
  InvalidNumberFormat: 'Not JSON: this number is not complete',
  PropertyNameExpected: 'Expected a key in double quotes, without a comma before }',
  ValueExpected: 'Expected a value: a text in double quotes, a number, true, false, null, { or [',
  ColonExpected: 'Expected : after the key',
  CommaExpected: 'Expected a comma between two entries',
  CloseBraceExpected: 'Expected } at the end of the object',
  CloseBracketExpected: 'Expected ] at the end of the list',
  EndOfFileExpected: 'Expected nothing after the end of the answer',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'Expected " at the end of the text',
  InvalidEscapeCharacter: 'Not JSON: after \\ only " \\ / b f n r t or u with four digits can follow',
};

/** In text order. @param isWhole false if the text is merged, so that keys may be missing */
export function marksOf(schema: AnswerSchema, text: string, isWhole: boolean): readonly Mark[] {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  if (errors.length > 0 || root === undefined) return syntaxMarks(text, errors);
  return [...valueMarks(schema, root, JSON.parse(text), isWhole), ...unknownKeys(schema, root, [])].sort(
    (a, b) => a.from - b.from,
  );
}

function syntaxMarks(text: string, errors: readonly ParseError[]): readonly Mark[] {
  if (errors.length === 0) return [{ from: 0, to: text.length, severity: 'error', message: 'Expected an answer' }];
  // Later errors at the same place follow from the first one.
  const first = errors.filter(({ offset }, at) => errors.findIndex((one) => one.offset === offset) === at);
  return first.map(({ error, offset, length }) => {
    return {
      from: offset,
      to: offset + length,
      severity: 'error',
      message: SYNTAX[printParseErrorCode(error)] ?? 'Not JSON',
    };
  });
}

function valueMarks(schema: AnswerSchema, root: Node, value: unknown, isWhole: boolean): readonly Mark[] {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  return issues.flatMap(({ path, code }): Mark[] => {
    const place = path as Path;
    const node = findNodeAtLocation(root, [...place]);
    if (node === undefined && !isWhole) return [];
    const field = fieldAt(schema, place);
    const expected = nounOf(field?.type ?? (place.length === 0 ? 'object' : 'another value'));
    const isEssential = field?.isEssential ?? true;
    const severity = isEssential ? 'error' : 'warning';
    const then = isEssential ? 'The app refuses the answer.' : 'The app leaves it out.';
    if (node === undefined) {
      const parent = findNodeAtLocation(root, place.slice(0, -1)) ?? root;
      const message = `"${String(place.at(-1))}" is missing: expected ${expected}. ${then}`;
      return [{ from: parent.offset, to: parent.offset + 1, severity, message }];
    }
    const found = typeOf(sampleOf(node));
    // The type is right, but the value is not in the contract.
    const isOther = code === 'invalid_value' ? node.type === 'string' : code !== 'invalid_type';
    const message = `Expected ${expected}, found ${isOther ? found.replace('a ', 'another ') : found}. ${then}`;
    return [{ from: node.offset, to: node.offset + node.length, severity, message }];
  });
}

const NOUNS = new Map([
  ['text', 'a text'],
  ['number', 'a number'],
  ['whole number', 'a whole number'],
  ['list', 'a list'],
  ['object', 'an object'],
]);

function nounOf(type: string): string {
  return NOUNS.get(type) ?? type;
}

function sampleOf({ type, value }: Node): unknown {
  return { object: {}, array: [] }[type as 'object'] ?? value;
}

function* unknownKeys(schema: AnswerSchema, node: Node, path: Path): Generator<Mark> {
  const here = schemaAt(schema, path);
  if (here === undefined) return;
  for (const [at, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') yield* unknownKeys(schema, child, [...path, at]);
    const [key, value] = child.children ?? [];
    if (node.type !== 'object' || key === undefined || !isObject(here)) continue;
    const known = keysOf(here);
    if (known.includes(key.value)) {
      if (value) yield* unknownKeys(schema, value, [...path, key.value]);
      continue;
    }
    const message = `The contract has no "${key.value}" here: ${adviceFor(key.value, known)}`;
    yield { from: key.offset, to: key.offset + key.length, severity: 'warning', message };
  }
}

const MOST_LISTED = 8;

function adviceFor(key: string, known: readonly string[]): string {
  if (known.length === 0) return 'expected no keys.';
  const index = new MiniSearch({ fields: ['id'], searchOptions: { fuzzy: 0.34 } });
  index.addAll(known.map((id) => ({ id })));
  const nearest = index.search(key)[0]?.id as string | undefined;
  if (nearest !== undefined) return `did you mean "${nearest}"?`;
  const others = known.length - MOST_LISTED;
  return `expected one of ${known.slice(0, MOST_LISTED).join(', ')}${others > 0 ? ` and ${others} others` : ''}.`;
}
