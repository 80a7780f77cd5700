import type { ShownReport } from './write-report';

/** The page of a sweep's report. Renders only the visible rows, so that thousands of states do not slow it down. */

const data = JSON.parse(at('data').textContent ?? '') as ShownReport;
type State = ShownReport['states'][number];

const PAGE = 60;
const LISTED = ['site', 'language', 'mode', 'device', 'theme', 'route', 'fault'] as const;
type Chosen = 'result' | 'text' | (typeof LISTED)[number];
/** Missing or empty: all. */
const chosen: { [Name in Chosen]?: string } = {};
/** Index of the chosen group of failures. */
let chosenGroup: number | undefined;
let page = 0;
// Computed once, because each key press searches all of them.
const words = new Map(data.states.map(({ id, name, heading }) => [id, `${id} ${name} ${heading}`.toLowerCase()]));

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** @throws if the page has no such element */
function at(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The report has no ${id}`);
  return found;
}

function matching(): State[] {
  const group = chosenGroup === undefined ? undefined : data.groups[chosenGroup];
  const inGroup = group && new Set(group.states);
  const { result, text = '' } = chosen;
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return data.states.filter(
    (state) =>
      (!result || state.passed === (result === 'passed')) &&
      (!inGroup || inGroup.has(state.id)) &&
      LISTED.every((name) => !chosen[name] || state.values[name] === chosen[name]) &&
      wanted.every((word) => words.get(state.id)?.includes(word)),
  );
}

function draw(): void {
  const found = matching();
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  page = Math.min(page, pages - 1);
  at('count').textContent = `${found.length} of ${data.states.length} states, page ${page + 1} of ${pages}`;
  previous.disabled = page === 0;
  next.disabled = page === pages - 1;
  at('list').replaceChildren(
    ...found.slice(page * PAGE, (page + 1) * PAGE).map((state) => {
      const button = element('button', { type: 'button', onclick: () => show(state) }, state.name);
      const result = state.passed
        ? 'passed'
        : `failed: ${[...new Set(state.failures.map(([check]) => check))].join(', ')}`;
      return element('li', { className: state.passed ? 'passed' : 'failed' }, button, element('span', {}, result));
    }),
  );
}

function show(state: State): void {
  const picture = state.picture
    ? element('img', { src: state.picture, alt: `Picture of ${state.name}`, loading: 'lazy' })
    : element('p', {}, 'There is no picture.');
  const facts = { Id: state.id, ...state.values, Heading: state.heading, Reached: state.reached, End: state.end };
  const rows = Object.entries(facts).map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value)),
  );
  const heading = element('h2', { tabIndex: -1 }, state.name);
  at('detail').replaceChildren(
    heading,
    element('dl', {}, ...rows),
    element(
      'ul',
      { className: 'problems' },
      ...state.failures.map(([check, message]) => element('li', {}, element('b', {}, `${check}: `), message)),
    ),
    element(
      'p',
      {},
      element('a', { href: `${data.harness}#${state.fragment}` }, 'Open in the harness'),
      ' · ',
      element('a', { href: `states/${state.id}.json` }, 'All facts as JSON'),
    ),
    element('textarea', {
      readOnly: true,
      rows: 3,
      value: `${data.harness}#${state.fragment}`,
      ariaLabel: 'Address of the state in the harness',
    }),
    picture,
  );
  heading.focus();
}

function select(name: Chosen, values: readonly string[]): HTMLElement {
  const options = ['', ...values].map((value) => element('option', { value }, value || 'all'));
  const box = element('select', { onchange: () => choose(name, box.value) }, ...options);
  return element('label', {}, `${name} `, box);
}

function choose(name: Chosen, value: string): void {
  chosen[name] = value;
  page = 0;
  draw();
}

/** Choosing it again ends the choice. */
function chooseGroup(index: number): void {
  chosenGroup = chosenGroup === index ? undefined : index;
  turn(-page);
}

function turn(pages: number): void {
  page += pages;
  draw();
}

const previous = element('button', { type: 'button', onclick: () => turn(-1) }, 'Previous');
const next = element('button', { type: 'button', onclick: () => turn(1) }, 'Next');
at('pager').prepend(previous, ' ', next, ' ');

const search = element('input', {
  type: 'search',
  placeholder: 'Search',
  ariaLabel: 'Search',
  oninput: () => choose('text', search.value),
});
at('filters').append(
  search,
  select('result', ['passed', 'failed']),
  ...LISTED.map((name) =>
    select(name, [...new Set(data.states.map(({ values }) => values[name] ?? ''))].filter(Boolean).sort()),
  ),
);
for (const [index, { check, pattern, states }] of data.groups.entries()) {
  const button = element(
    'button',
    { type: 'button', onclick: () => chooseGroup(index) },
    `${states.length} × ${check}`,
  );
  at('groups').append(element('li', {}, button, element('span', {}, pattern)));
}
for (const { name, shown, of, missing, note = '' } of data.coverage) {
  const rest =
    missing.length === 0
      ? ''
      : element(
          'details',
          {},
          element('summary', {}, `${missing.length} missing`),
          missing.join('; '),
          element('p', {}, note),
        );
  at('coverage').append(
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      element('td', {}, `${shown} of ${of}`),
      element('td', {}, rest),
    ),
  );
}
for (const reason of data.constraints) at('constraints').append(element('li', {}, reason));
draw();
