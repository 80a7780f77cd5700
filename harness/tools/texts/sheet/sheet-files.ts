import { directionOf, LANGUAGES, type Language } from '../../../../src/i18n/languages';
import { filePage, html } from '../../../server/html';
import type { ShownText } from './shown-texts';

export const SHEET_FORMATS = {
  html: sheetPage,
  txt: sheetText,
} as const satisfies Record<string, (language: Language, texts: readonly ShownText[]) => string>;

interface Group {
  /** Undefined: no picture shows these texts. */
  readonly place: ShownText['place'];
  readonly texts: readonly ShownText[];
}

/** By the state of a sweep that shows them, so that texts that stand together are read together. */
function groupsOf(texts: readonly ShownText[]): Group[] {
  const stateOf = ({ place }: ShownText) => place?.state;
  const states = [...new Set(texts.map(stateOf))].sort();
  return states.map((state) => {
    const own = texts.filter((text) => stateOf(text) === state);
    return { place: own[0]?.place, texts: own };
  });
}

const NOWHERE = 'On no picture';

/** A paragraph a text: name and numbers, English, translation. */
function sheetText(language: Language, texts: readonly ShownText[]): string {
  const groups = groupsOf(texts);
  const paragraphs = groups.flatMap(({ place, texts: own }) => [
    ...(groups.length > 1 ? [`# ${place?.state ?? NOWHERE}`] : []),
    ...own.map(({ name, counts, english, shown }) =>
      [
        `${name}${counts.length > 0 ? `  (for ${counts.join(', ')} …)` : ''}`,
        ...(language === 'en' ? [] : [indented('en', english)]),
        indented('→', shown),
      ].join('\n'),
    ),
  ]);
  return `${language}: ${texts.length} texts\n\n${paragraphs.join('\n\n')}\n`;
}

function indented(mark: string, text: string): string {
  return `  ${mark} ${text.replaceAll('\n', '\n     ')}`;
}

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 90rem; padding: 1rem; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { border-bottom: 1px solid #ccc; padding: 0.4rem 0.6rem; text-align: start; vertical-align: top; white-space: pre-line; overflow-wrap: anywhere; }
th { font-weight: normal; font-size: 12px; width: 20%; }
small { color: #555; }
img { max-width: 100%; max-height: 30rem; }
`;

/** Opens from the disk, with picture files beside it. */
function sheetPage(language: Language, texts: readonly ShownText[]): string {
  const groups = groupsOf(texts);
  const rowOf = ({ name, counts, english, shown }: ShownText) => html`<tr>
<th scope="row">${name}${counts.length > 0 && html`<br><small>for ${counts.join(', ')} …</small>`}</th>
<td lang="en">${english}</td>
<td lang="${language}" dir="${directionOf(language)}">${shown}</td>
</tr>
`;
  const headOf = (place: Group['place']) => html`<tr><td colspan="3"><h2>${place?.state ?? NOWHERE}</h2>
${place && html`<a href="${place.picture}"><img src="${place.picture}" alt="${place.state}" loading="lazy"></a>`}</td></tr>
`;
  const rows = groups.map(({ place, texts: own }) => html`${groups.length > 1 && headOf(place)}${own.map(rowOf)}`);
  const body = html`<h1>${LANGUAGES[language].name} (${language})</h1>
<p>${texts.length} texts with example values. Each plural form shows one of the numbers that select it.</p>
<table>
<thead><tr><th scope="col">Text</th><th scope="col">English</th><th scope="col">${LANGUAGES[language].name}</th></tr></thead>
<tbody>
${rows}</tbody>
</table>`;
  return filePage(`${LANGUAGES[language].name} (${language}): texts as members read them`, STYLE, body);
}
