import { directionOf, LANGUAGES, type Language } from '../../../src/i18n/languages';
import { filePage, html } from '../../server/html';
import type { ShownText } from './shown-texts';

/** Forms of a sheet: a page with pictures, or plain text. */
export const SHEET_FORMATS = {
  html: sheetPage,
  txt: sheetText,
} as const satisfies Record<string, (language: Language, texts: readonly ShownText[]) => string>;

/** Plain text, one paragraph a text: its name and numbers, the English, the translation. English itself has one line. */
function sheetText(language: Language, texts: readonly ShownText[]): string {
  const paragraphs = texts.map(({ name, counts, english, shown }) =>
    [
      `${name}${counts.length > 0 ? `  (for ${counts.join(', ')} …)` : ''}`,
      ...(language === 'en' ? [] : [indented('en', english)]),
      indented('→', shown),
    ].join('\n'),
  );
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
img { max-width: 100%; max-height: 16rem; }
`;

/** A page that opens from the disk. Its pictures are files beside it. */
function sheetPage(language: Language, texts: readonly ShownText[]): string {
  const hasPictures = texts.some(({ place }) => place !== undefined);
  const rows = texts.map(
    ({ name, counts, english, shown, place }) => html`<tr>
<th scope="row">${name}${counts.length > 0 && html`<br><small>for ${counts.join(', ')} …</small>`}</th>
<td lang="en">${english}</td>
<td lang="${language}" dir="${directionOf(language)}">${shown}</td>
${hasPictures && html`<td>${place && html`<a href="${place.picture}"><img src="${place.picture}" alt="${place.state}" loading="lazy"></a>`}</td>`}
</tr>
`,
  );
  const body = html`<h1>${LANGUAGES[language].name} (${language})</h1>
<p>${texts.length} texts with example values. Each plural form shows one of the numbers that select it.</p>
<table>
<thead><tr><th scope="col">Text</th><th scope="col">English</th><th scope="col">${LANGUAGES[language].name}</th>${hasPictures && html`<th scope="col">Screen</th>`}</tr></thead>
<tbody>
${rows}</tbody>
</table>`;
  return filePage(`${LANGUAGES[language].name} (${language}): texts as members read them`, STYLE, body);
}
