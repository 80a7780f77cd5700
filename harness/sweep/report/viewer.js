/** The page of a sweep's report. Renders only the visible rows, so that thousands of states do not slow it down. */

const data = JSON.parse(document.getElementById('data').textContent);
const PAGE = 60;
const LISTED = ['site', 'language', 'mode', 'device', 'theme', 'route', 'fault'];
const chosen = { result: '', group: -1, text: '' };
let page = 0;
// Computed once, because each key press searches all of them.
for (const state of data.states) state.words = `${state.id} ${state.name} ${state.heading}`.toLowerCase();

const element = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};
const at = (id) => document.getElementById(id);

function matching() {
  const group = data.groups[chosen.group];
  const inGroup = group && new Set(group.states);
  const words = chosen.text.toLowerCase().split(/\s+/).filter(Boolean);
  return data.states.filter(
    (state) =>
      (chosen.result === '' || state.passed === (chosen.result === 'passed')) &&
      (!inGroup || inGroup.has(state.id)) &&
      LISTED.every((name) => !chosen[name] || state.values[name] === chosen[name]) &&
      words.every((word) => state.words.includes(word)),
  );
}

function draw() {
  const found = matching();
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  page = Math.min(page, pages - 1);
  at('count').textContent = `${found.length} of ${data.states.length} states, page ${page + 1} of ${pages}`;
  at('previous').disabled = page === 0;
  at('next').disabled = page === pages - 1;
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

function show(state) {
  const picture = state.picture
    ? element('img', { src: state.picture, alt: `Picture of ${state.name}`, loading: 'lazy' })
    : element('p', {}, 'There is no picture.');
  const facts = [
    ['Heading', state.heading],
    ['Reached', state.reached],
    ['End', state.end],
  ];
  const rows = [['Id', state.id], ...Object.entries(state.values), ...facts].map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value)),
  );
  at('detail').replaceChildren(
    element('h2', { tabIndex: -1 }, state.name),
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
  at('detail').querySelector('h2').focus();
}

function select(name, values) {
  const options = ['', ...values].map((value) => element('option', { value }, value || 'all'));
  const box = element('select', { onchange: () => choose(name, box.value) }, ...options);
  return element('label', {}, `${name} `, box);
}

function choose(name, value) {
  chosen[name] = value;
  page = 0;
  draw();
}

at('filters').append(
  element('input', {
    type: 'search',
    placeholder: 'Search',
    ariaLabel: 'Search',
    oninput: (event) => choose('text', event.target.value),
  }),
  select('result', ['passed', 'failed']),
  ...LISTED.map((name) =>
    select(name, [...new Set(data.states.map(({ values }) => values[name]))].filter(Boolean).sort()),
  ),
);
at('previous').onclick = () => {
  page -= 1;
  draw();
};
at('next').onclick = () => {
  page += 1;
  draw();
};
for (const [index, { check, pattern, states }] of data.groups.entries()) {
  const button = element(
    'button',
    { type: 'button', onclick: () => choose('group', chosen.group === index ? -1 : index) },
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
