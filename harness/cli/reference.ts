import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import * as z from 'zod';
import { endpointName } from '../../src/api/endpoint';
import { endpoints } from '../../src/api/endpoints';
import { ERROR_CODES } from '../../src/domain/error-codes';
import { parseInitialConfig } from '../../src/domain/initial-config';
import { SCREENS } from '../../src/screens/screens';
import { FAULTS } from '../core/faults';
import { scenarioJsonSchema } from '../core/json-schema';
import { documentedKeys } from '../kit/doc-comments';
import { ROOT } from '../kit/paths';
import { readTexts, SOURCE_LANGUAGE } from '../kit/text-files';
import { CONTROL_CALLS } from '../server/control/reference';
import { CHECKS } from '../tools/sweep/checks/list';

/** `npm run harness -- reference` writes these pages from the code; a test compares them. */

const FOLDER = join(ROOT, 'harness/docs/reference');

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => (text === '' ? '' : `\`${text}\``);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

const MOST_VALUES = 12;

function typeOf({ type, enum: values, const: value, anyOf, oneOf }: Schema): string {
  if (value !== undefined) return code(String(value));
  if (values) {
    const shown = values.slice(0, MOST_VALUES).map((one) => code(String(one)));
    return [...shown, ...(values.length > MOST_VALUES ? [`… (${values.length})`] : [])].join(' ');
  }
  if (anyOf ?? oneOf)
    return (anyOf ?? oneOf ?? [])
      .map(typeOf)
      .filter((text) => text !== '')
      .join(' or ');
  return type ?? 'any JSON';
}

const defaultOf = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null) ? '' : code(JSON.stringify(value));

function scenarioRows({ properties = {} }: Schema, comments: ReadonlyMap<string, string>, parent = ''): string[][] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    const row = [
      code(path),
      schema.properties ? '' : typeOf(schema),
      defaultOf(schema.default),
      comments.get(path) ?? '',
    ];
    return [row, ...scenarioRows(schema, comments, path)];
  });
}

const commentsOf = (file: string, name: string) =>
  new Map(documentedKeys(join(ROOT, file), name).map(({ path, comment }) => [path, comment]));

function configRows(config: object, comments: ReadonlyMap<string, string>): string[][] {
  const fields = [...comments].filter(([path]) => !/\.(accepts|byDefault)$/.test(path));
  return fields.map(([path, comment]) => {
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], config);
    return [code(path), Array.isArray(value) ? code(value.join(', ')) : defaultOf(value), comment];
  });
}

/** Read as text: the panel runs in browsers only. */
function panelKeys(): string[][] {
  const source = readFileSync(join(ROOT, 'harness/panel/palette/keys.ts'), 'utf8');
  const keys = [...source.matchAll(/key: '([^']+)', does: '([^']+)'/g)].map(([, key = '', does = '']) => [key, does]);
  const views = readFileSync(join(ROOT, 'harness/panel/views.ts'), 'utf8').matchAll(/hint: '([^']+)', key: '([^']+)'/g);
  return [...keys, ...[...views].map(([, hint = '', key = '']) => [key, hint])].map(([key = '', does = '']) => [
    code(key),
    does,
  ]);
}

function commandRows(commands: readonly CommandUnknownOpts[], parent = ''): string[] {
  return commands.flatMap((command) => {
    const name = `${parent}${command.name()}`;
    const takes = command.registeredArguments.map((argument) => ` <${argument.name()}>`).join('');
    const options = command.options.map((option) => [code(option.flags), option.description]);
    const page = [
      `## ${name}${takes}`,
      command.description(),
      ...(options.length > 0 ? [table(['Option', 'Meaning'], options)] : []),
    ];
    const inner = command.commands;
    return [...(inner.length > 0 ? [`## ${name}`, command.description()] : page), ...commandRows(inner, `${name} `)];
  });
}

export function referencePages(commands: readonly CommandUnknownOpts[]): ReadonlyMap<string, string> {
  const errorTexts = readTexts(ROOT, 'inverse-error-code', SOURCE_LANGUAGE);
  const { config } = parseInitialConfig({}, 'www.example.com');
  const parametersOf = (shape: z.ZodRawShape) =>
    Object.entries((z.toJSONSchema(z.strictObject(shape), { io: 'input' }) as Schema).properties ?? {})
      .map(([name, schema]) => `${code(name)} ${typeOf(schema)}`)
      .join(', ');
  const pages: Readonly<Record<string, readonly [title: string, ...body: string[]]>> = {
    scenario: [
      'Keys of a scenario',
      'All keys are optional.',
      table(
        ['Key', 'Values', 'Default', 'Meaning'],
        scenarioRows(scenarioJsonSchema() as Schema, commentsOf('harness/core/scenario.ts', 'scenarioSchema')),
      ),
    ],
    'control-api': [
      'Control API',
      'JSON below `/__harness__/api`. A refused call changes nothing and answers `{ error, problems: [{ path, message }] }`. A session beside the default one has the same calls below `/sessions/<id>`.',
      table(
        ['Call', 'Does'],
        CONTROL_CALLS.map(([call, does]) => [code(call), does]),
      ),
    ],
    faults: [
      'Kinds of faults',
      'Every fault also has `endpoint`, `from` (default 1) and `times` (default: always).',
      table(
        ['Kind', 'Parameters', 'What happens'],
        Object.entries(FAULTS).map(([kind, { parameters, summary }]) => [
          code(kind),
          parametersOf(parameters),
          summary,
        ]),
      ),
    ],
    checks: [
      'Checks of a sweep',
      'Beside these, axe checks accessibility.',
      table(
        ['Check', 'What it guarantees'],
        CHECKS.map(({ id, title }) => [code(id), title]),
      ),
    ],
    keys: ['Keys of the panel', table(['Key', 'Does'], panelKeys())],
    'error-codes': [
      'Error codes',
      table(
        ['Code', 'Treated as', 'Meaning', 'Text'],
        ERROR_CODES.map(({ code: number, treatment, meaning, messageKey }) => [
          code(String(number)),
          treatment,
          meaning,
          errorTexts.get(messageKey) ?? '',
        ]),
      ),
    ],
    'initial-config': [
      'Initial config',
      'The JSON that the server writes into `<script id="initial-config">`. An invalid field takes its default and is reported.',
      table(['Field', 'Default', 'Meaning'], configRows(config, commentsOf('src/domain/initial-config.ts', 'FIELDS'))),
    ],
    screens: [
      'Screens',
      'Paths below `/user/accounts`.',
      table(
        ['Path', 'Purpose', 'Works by token'],
        SCREENS.map(({ path, summary, byToken }) => [code(path), summary, byToken ? 'yes' : '']),
      ),
    ],
    calls: [
      'Calls',
      '`assumed`: the specification does not show this shape; a real back end has to confirm it. `npm run contract` writes all of it as OpenAPI.',
      table(
        ['Call', 'By token', 'Request', 'Response', 'For'],
        Object.values(endpoints).map((endpoint) => [
          code(endpointName(endpoint)),
          code(endpoint.sdkPath === endpoint.path ? '' : (endpoint.sdkPath ?? '')),
          endpoint.provenance.request,
          endpoint.provenance.response,
          endpoint.summary,
        ]),
      ),
    ],
    commands: ['Commands', 'Each begins with `npm run harness --`.', ...commandRows(commands)],
  };
  return new Map(
    Object.entries(pages).map(([name, [title, ...body]]) => [
      `${name}.md`,
      `# ${title}\n\n<!-- Made by \`npm run harness -- reference\` -->\n\n${body.join('\n\n')}\n`,
    ]),
  );
}

/** Pages that differ from the code, are missing or are left over. */
export function staleReferencePages(commands: readonly CommandUnknownOpts[]): string[] {
  const pages = referencePages(commands);
  const names = new Set([...pages.keys(), ...readdirSync(FOLDER)]);
  return [...names].filter((name) => {
    try {
      return readFileSync(join(FOLDER, name), 'utf8') !== pages.get(name);
    } catch {
      return true;
    }
  });
}

/** Writes all pages. */
export function writeReference(commands: readonly CommandUnknownOpts[]): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of referencePages(commands)) writeFileSync(join(FOLDER, name), text);
}
