/** For the screen, and for print on A4. */
export const REPORT_STYLE = `
body { font: 13px/1.4 "IBM Plex Sans", system-ui, sans-serif; margin: 0 auto; max-width: 1000px; padding: 16px; color: #000; background: #fff; }
h1 { font-size: 24px; } h2 { font-size: 18px; margin-block: 20px 8px; break-after: avoid; } h3 { font-size: 14px; margin-block: 12px 4px; break-after: avoid; }
p { margin-block: 6px; } h3 + p, p:has(+ table) { break-after: avoid; } a { color: #0b4f9e; }
/* Half of an outer border lies outside of its table, where the printer's margin would cut it off. */
table { border-collapse: collapse; width: 100%; margin-block: 8px; break-inside: avoid; } table.long { break-inside: auto; }
th, td { border: 1px solid #999; padding: 3px 8px; text-align: start; vertical-align: top; overflow-wrap: break-word; }
thead { display: table-header-group; } tr { break-inside: avoid; } table.long tr:nth-last-child(-n + 2) { break-before: avoid; } tr.group { break-after: avoid; } thead th { background: #eee; }
th[scope="row"] { inline-size: 26%; font-weight: 600; } td:first-child { min-inline-size: 2em; }
.mono { font-family: "IBM Plex Mono", ui-monospace, monospace; font-size: 0.85em; overflow-wrap: anywhere; }
.overall { border: 2px solid #000; padding: 8px 12px; font-size: 16px; } .overall.approved { border-color: #0a6b34; } .overall.rejected { border-color: #b00020; }
.contents { columns: 2; }
article.page { break-before: page; border-block-start: 2px solid #000; margin-block-start: 24px; }
article.page:is(.same, .again) { break-before: auto; break-inside: avoid; }
article.page h2 { margin-block-start: 8px; } h2 [lang], td [lang] { font-weight: inherit; }
.steps { white-space: nowrap; } .place { font-size: 11px; font-weight: 400; color: #333; } .walk { font-size: 12px; }
.meta { font-size: 12px; } .decided { border-inline-start: 3px solid #000; padding-inline-start: 8px; }
.shown { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; align-items: start; }
figure { margin: 0; break-inside: avoid; } figcaption { font-size: 8px; }
img { display: block; box-sizing: border-box; max-width: calc(100% - 2px); max-height: 138mm; border: 1px solid #999; }
.phone .shown, .small-phone .shown { grid-template-columns: 86mm minmax(0, 1fr); }
:is(.phone, .small-phone) img { max-height: 190mm; }
/* Two pictures of pages that read the same fit on a sheet. */
.again:not(.phone, .small-phone) img { max-height: 98mm; }
.texts h3 { margin-block-start: 0; }
article.page:not(.phone, .small-phone) .lines { columns: 3; column-gap: 24px; } .lines li { break-inside: avoid; }
#checks, #agreement-texts { break-before: page; } .agreement { columns: 2; column-gap: 24px; font-size: 11px; } .agreement p { margin-block: 4px; orphans: 3; widows: 3; } .agreement p:nth-last-child(-n + 3) { break-before: avoid; } #common-texts { break-inside: avoid; }
.lines { font-size: 11px; line-height: 1.35; margin: 0; padding-inline-start: 14px; overflow-wrap: anywhere; }
#common-texts .lines { columns: 3; column-gap: 24px; }
@media print { body { padding-block: 0; padding-inline: 1px; max-width: none; } article.page { border: 0; margin: 0; } }
`;
