import { pagesAddress } from './pages-path';

/** Safe to insert without escaping. */
export class Html {
  constructor(readonly text: string) {}
}

/** Escapes all values except `Html`; joins lists. */
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

/** A complete page that opens without a server: its style is part of it. `policy`: content security policy. Default: none. */
export function filePage(title: string, style: string, body: Html, policy?: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${policy !== undefined && html`<meta http-equiv="Content-Security-Policy" content="${policy}">`}
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
  /** Class of the body. Default: a document. */
  readonly layout?: 'document' | 'shell' | 'vendor' | 'pane';
  /** Script in `pages/`. */
  readonly script?: string;
  readonly theme: 'light' | 'dark';
}

/** No inline style or script: the content security policies forbid both. */
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
