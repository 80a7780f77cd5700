import { pagesAddress } from './pages-path';

/** Markup that is safe to insert without escaping. */
export class Html {
  constructor(readonly text: string) {}
}

/** Template tag that escapes all values except `Html`; the items of a list are joined. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(parts.reduce((text, part, index) => text + print(values[index - 1]) + part));
}

function print(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(print).join('');
  if (value === undefined || value === null || value === false) return '';
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A complete page that opens without a server: its style is part of it. */
export function filePage(title: string, style: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
${body}
</body>
</html>
`.text;
}

export interface PageParts {
  readonly title: string;
  readonly body: Html;
  /** Class of the body, for pages that are not laid out as a document. */
  readonly layout?: 'document' | 'shell' | 'vendor' | 'pane';
  /** Script in `pages/` that the page runs. */
  readonly script?: string;
  readonly theme: 'light' | 'dark';
}

/** A complete HTML page. It has no inline style or script, because the content security policies forbid both. */
export function page({ title, body, layout = 'document', script, theme }: PageParts): string {
  return html`<!doctype html>
<html lang="en" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${pagesAddress('style.css')}">
${script !== undefined && html`<script type="module" src="${pagesAddress(script)}"></script>`}
</head>
<body class="${layout}">
${body}
</body>
</html>
`.text;
}
