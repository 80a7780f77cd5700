import { relative } from 'node:path';
import { diffWords } from 'diff';
import { readRecord } from '../../kit/record';
import { filePage, Html, html } from '../../server/html';
import type { ChangeGroup } from './baseline';

export interface DifferencesPage {
  readonly title: string;
  /** Pictures are named relative to it. */
  readonly at: string;
  readonly before: string;
  readonly after: string;
  readonly marked: string;
  readonly groups: readonly ChangeGroup[];
  /** Further words, above the changes. */
  readonly lead?: Html;
  /** Default: its id. */
  readonly nameOf?: (id: string) => string;
}

const STYLE = `body { font: 14px/1.45 system-ui, sans-serif; color: #000; background: #fff; padding: 16px; max-width: 1300px; margin: auto }
section { border-block-start: 1px solid #999; margin-block-start: 24px }
del { background: #fdd } ins { background: #dfd; text-decoration: none }
table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #999; padding: 4px 8px; text-align: start; vertical-align: top; overflow-wrap: anywhere }
th[scope=row] { width: 20% } table:not(.facts) :is(th, td) { width: 50% } h2 { font-size: 18px } h3 { font-size: 15px }
.swatch { display: inline-block; inline-size: 1em; block-size: 1em; border: 1px solid #000; vertical-align: middle }
.slider { position: relative; max-width: 900px; border: 1px solid #999 } .slider img { display: block; width: 100% }
.slider img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)) } input { width: 100%; max-width: 900px }
figure { margin: 0; max-width: 900px } figure img { width: 100%; border: 1px solid #999 }`;

const KIND_WORDS: Readonly<Record<ChangeGroup['kind'], string>> = {
  text: 'A text has changed',
  colour: 'A colour has changed',
  picture: 'The picture has changed',
  'no picture': 'There is no picture any more',
  'new picture': 'There was no picture before',
  added: 'It was not there before',
  missing: 'It is not there any more',
};

const SCRIPT = `for (const range of document.querySelectorAll('input[type=range]'))
  range.addEventListener('input', () => range.closest('section').querySelector('.slider').style.setProperty('--at', range.value + '%'));`;

/** Each change once, before and after, with its first state. */
export function differencesPage(page: DifferencesPage): string {
  const { title, groups, lead } = page;
  const body = html`<h1>${title}</h1>
<p>${groups.length === 0 ? 'Nothing has changed.' : 'Each change is one decision for everything that it is named for.'}</p>
${lead}
${groups.length > 0 && html`<h2>Changes</h2>`}
${groups.map((group) => section(page, group))}
<script>${new Html(SCRIPT)}</script>`;
  return filePage(title, STYLE, body);
}

function section(page: DifferencesPage, group: ChangeGroup): Html {
  const { change, kind, states } = group;
  const { nameOf = (id) => id } = page;
  const [state = '', ...others] = states;
  return html`<section><h3>${KIND_WORDS[kind]} <code>${change}</code></h3>
<p>${nameOf(state)}${others.length > 0 && `, and ${others.length} more: ${others.map(nameOf).join('; ')}`}</p>
${kind === 'text' && texts(group)}
${kind === 'colour' && colours(group)}
${pictures(page, group, state)}</section>`;
}

function texts({ gone, came }: ChangeGroup): Html {
  const marked = gone.length === came.length;
  const rows = Array.from({ length: Math.max(gone.length, came.length) }, (_row, at) => {
    const [old = '', now = ''] = [gone[at], came[at]];
    return marked ? markedRow(old, now) : html`<tr><td><del>${old}</del></td><td><ins>${now}</ins></td></tr>`;
  });
  return html`<table><thead><tr><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody dir="auto">${rows}</tbody></table>`;
}

function markedRow(old: string, now: string): Html {
  const parts = diffWords(old, now, { intlSegmenter: new Intl.Segmenter('und', { granularity: 'word' }) });
  const before = parts.map(({ value, added, removed }) => !added && (removed ? html`<del>${value}</del>` : value));
  const after = parts.map(({ value, added, removed }) => !removed && (added ? html`<ins>${value}</ins>` : value));
  return html`<tr><td>${before}</td><td>${after}</td></tr>`;
}

function colours({ gone, came }: ChangeGroup): Html {
  const swatch = (colour = '') => html`<span class="swatch" style="background: ${colour}"></span> ${colour}`;
  return html`<p>About ${swatch(gone[0])} became about ${swatch(came[0])}</p>`;
}

function pictures({ at, before, after, marked }: DifferencesPage, { kind }: ChangeGroup, state: string): Html | false {
  const address = (folder: string, path: string) =>
    relative(at, `${folder}/${path}`).split(/[\\/]/).map(encodeURIComponent).join('/');
  const [old, now] = [readRecord(before, state)?.picture, readRecord(after, state)?.picture];
  if (old && now) {
    return html`<p><label>Before and after: <input type="range" min="0" max="100" value="50"></label></p>
<div class="slider"><img src="${address(before, old)}" alt="Before" loading="lazy"><img src="${address(after, now)}" alt="After" loading="lazy"></div>
${kind !== 'text' && html`<details><summary>What differs, marked</summary><figure><img src="${address(marked, `${state}.jpg`)}" alt="Difference" loading="lazy"></figure></details>`}`;
  }
  const only = old ? address(before, old) : now ? address(after, now) : undefined;
  return (
    only !== undefined &&
    html`<figure><figcaption>${old ? 'Before' : 'After'}</figcaption><img src="${only}" alt="" loading="lazy"></figure>`
  );
}
