import { type Endpoint, endpointName } from '../../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../../src/api/endpoints';
import { HEADER_NAMES } from '../../../src/api/wire';
import { type Field, fieldsOf, TIME } from './fields';

const INTRODUCTION = `# Wiring the real back end

Made by \`npm run contract -- guide\` from the table of endpoints; change that table and not this file. **Specified** means that the
product's owner gave it. **Assumed** means that it was chosen here so that the product could be built: ask the owner of the back end.

1. Go through the calls below with the owner of the back end, and tick what they confirm.
2. Where the back end differs, change the row in \`src/api/endpoints/\`; where it agrees, set the row's \`provenance\` to \`spec\`.
3. Record the account area against the real server, with the developer tools of a browser ('Save all as HAR with content'), and run
   \`npm run contract -- check FILE.har\`. A recording holds personal data and tokens: record a test account, and keep the file to yourself.

\`npm run contract\` writes the same calls as OpenAPI, with an example of each.`;

type Row = readonly [EndpointKey, Endpoint];
const rows = Object.entries(endpoints) as Row[];

export function guideText(): string {
  return `${[INTRODUCTION, overview(), everyCall(), '## Call by call', ...rows.map(callSection)].join('\n\n')}\n`;
}

function overview(): string {
  const counted = (['request', 'response'] as const).map((direction) => {
    const specified = rows.filter(([, { provenance }]) => provenance[direction] === 'spec').length;
    return `| ${direction === 'request' ? 'Requests' : 'Answers'} | ${specified} | ${rows.length - specified} |`;
  });
  const list = rows.map(([key, row]) => {
    const { request, response } = row.provenance;
    return `| [${key}](#${key.toLowerCase()}) | \`${endpointName(row)}\` | ${WORDS[request]} | ${WORDS[response]} |`;
  });
  return [
    `## Overview`,
    `| ${rows.length} calls | Specified | Assumed |\n|---|---|---|\n${counted.join('\n')}`,
    `| Call | | Request | Answer |\n|---|---|---|---|\n${list.join('\n')}`,
  ].join('\n\n');
}

const WORDS = { spec: 'specified', assumed: '**assumed**' } as const;

function everyCall(): string {
  const { platform, shellUserAgent, clientTag, accessOrigin } = HEADER_NAMES;
  return `## Every call

- [ ] The names of these headers: \`${platform}\`, \`${shellUserAgent}\`, \`${clientTag}\`. Assumed.
- [ ] The path \`${endpoints.sdkTokenInfo.path}\`. Assumed; only the call itself is specified.
- [ ] Every answer has status 200 and the envelope \`ret_code\`, \`ret_msg\`, \`result\`; a failure is told by \`ret_code\`, not by the status.
- [ ] The codes that are sent, and their meaning (\`src/domain/error-codes.ts\`). The meanings of 1045 to 1062 are assumed.
- [ ] Cookies are accepted from the account area's origin, with all request headers below (CORS), where the API has a host of its own.

## What the API has to refuse

The account area proves nothing by itself: every page of the member's browser can send requests with the member's cookies.

- [ ] A call that changes something, unless its content type is \`application/json\` (or the form type that its section names).
- [ ] Such a call from another origin than the account area's (\`Origin\`), and one without \`${platform}\`, which no form of a foreign page can send.
- [ ] Session cookies are \`Secure\`, \`HttpOnly\` and \`SameSite=Lax\` or stricter; the embedded verification works by its token, without cookies.
- [ ] A token of the embedded verification that was used up, has expired, or belongs to another origin (\`${accessOrigin}\`).
- [ ] Files by their first bytes and their size, whatever name and type the call gives.`;
}

function callSection([key, row]: Row): string {
  return [
    `### ${key}`,
    `\`${endpointName(row)}\`: ${row.summary}`,
    facts(row),
    part(row, 'request'),
    part(row, 'response'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function facts({ sdkPath, headers, credentials, encoding, cache }: Endpoint): string {
  return [
    ...(sdkPath === undefined ? [] : [`In SDK mode the path is \`${sdkPath}\`.`]),
    ...(credentials ? [] : ['Sent without cookies.']),
    ...(encoding === 'form' ? ['The body is form-encoded.'] : []),
    ...(headers.length > 0 ? [`Further headers: ${headers.map((name) => `\`${name}\``).join(', ')}.`] : []),
    ...(cache ? [`The answer is kept for ${cache.lifetimeMs / 1000} s.`] : []),
  ].join(' ');
}

const TITLES = { request: 'Request', response: 'Answer' } as const;

function part(row: Endpoint, direction: 'request' | 'response'): string {
  const fields = fieldsOf(row[direction]);
  const origin = row.provenance[direction];
  const lines = [
    `**${TITLES[direction]}: ${origin === 'spec' ? 'specified' : 'assumed'}.**${fields.length === 0 ? ' No fields.' : ''}`,
  ];
  if (fields.length > 0) lines.push(direction === 'request' ? requestTable(fields) : answerTable(fields));
  if (origin === 'assumed')
    lines.push(
      questions(fields, direction)
        .map((question) => `- [ ] ${question}`)
        .join('\n'),
    );
  return lines.join('\n\n');
}

function questions(fields: readonly Field[], direction: 'request' | 'response'): readonly string[] {
  if (fields.length === 0) {
    return [direction === 'request' ? 'The server needs no input.' : 'The result has no field that the product needs.'];
  }
  const named = (ones: readonly Field[]) => ones.map(({ path }) => `\`${path}\``).join(', ');
  const always = fields.filter(({ isEssential, mayBeAbsent }) => isEssential && !mayBeAbsent);
  const lists = fields.filter(({ type }) => type.startsWith('one of '));
  const times = fields.filter(({ type }) => type === TIME);
  return [
    direction === 'request'
      ? 'The server takes these fields by these names and types, and needs no others.'
      : 'The fields have these names and types.',
    ...(always.length > 0 && direction === 'response' ? [`Always there, or the page fails: ${named(always)}.`] : []),
    ...(lists.length > 0 ? [`All values are listed, and no others will come: ${named(lists)}.`] : []),
    ...(times.length > 0 ? [`Unix time in milliseconds: ${named(times)}.`] : []),
  ];
}

function requestTable(fields: readonly Field[]): string {
  return table(
    ['Field', 'Type', 'Sent'],
    fields.map((field) => [
      `\`${field.path}\``,
      field.type,
      field.mayBeAbsent ? ifAbsent(field, 'if there is one') : 'always',
    ]),
  );
}

function answerTable(fields: readonly Field[]): string {
  return table(
    ['Field', 'Type', 'If absent', 'If wrong'],
    fields.map((field) => [`\`${field.path}\``, field.type, ...consequences(field)]),
  );
}

const REFUSED = 'the answer is refused';
const WITH_OUTER = 'left out, with what contains it';

function consequences(field: Field): readonly [string, string] {
  const { path, mayBeAbsent, isEssential } = field;
  const isEntry = path.endsWith('.*');
  const absent = isEntry ? '' : isEssential ? REFUSED : WITH_OUTER;
  const wrong = isEssential ? REFUSED : mayBeAbsent || isEntry ? 'left out' : WITH_OUTER;
  return [mayBeAbsent ? ifAbsent(field, 'nothing') : absent, wrong];
}

function ifAbsent({ defaultValue }: Field, otherwise: string): string {
  return defaultValue === undefined ? otherwise : `counts as \`${JSON.stringify(defaultValue)}\``;
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...lines.map(line)].join('\n');
}
