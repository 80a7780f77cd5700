/** Bodies of small pages for testing checks that read the page. */

const SOUND = '<h1>Title</h1><main><p>Some text.</p></main>';

/** Starts right-to-left text in its own font. */
const ARABIC = `<div dir="rtl" style="font-family: 'IBM Plex Sans', 'IBM Plex Sans Arabic'">`;

/** A page after a press. */
const BEFORE = "<script>globalThis.sweepTextsBefore = new Set(['Title', 'Some text.'])</script>";

/** Gives an element of a page the properties that React would keep on it. */
function withProps(selector: string, properties: string): string {
  return `<script>document.querySelector('main').__reactProps$1 = { children: '' };
    document.querySelector('${selector}').__reactProps$1 = ${properties};</script>`;
}

/** Ids of the checks that find the fault. */
export const PLANTED: readonly (readonly [check: string, body: string])[] = [
  ['overflow', `${SOUND}<div style="width: 330px">Too wide for a small phone</div>`],
  ['clipped', `${SOUND}<p style="width: 60px; overflow: hidden; white-space: nowrap">Too long for its box</p>`],
  ['clipped', `${SOUND}<p style="height: 10px; overflow: clip">Too high for its box</p>`],
  [
    'spilled',
    `${SOUND}<button style="width: 60px; height: 20px; white-space: nowrap">Too long for its button</button>`,
  ],
  ['spilled', `${SOUND}<button style="width: 60px; height: 20px; padding: 0">Too many lines for its height</button>`],
  ['glyphs', `${SOUND}<p style="font-family: 'IBM Plex Sans'">Latin, Кириллица, 漢字</p>`],
  ['isolation', `${SOUND}${ARABIC}<p>رقمك +971 50 123</p></div>`],
  ['isolation', `${SOUND}${ARABIC}<p>إلى <b>ab@example.com</b> الآن</p></div>`],
  ['landmarks', `${SOUND}<h1>Another title</h1>`],
  ['landmarks', '<h1>Title</h1><p>No main part.</p>'],
  ['ids', `${SOUND}<p id="one">One</p><p id="one">Another</p>`],
  ['focus', `${SOUND}<button style="outline: none">Continue</button>`],
  ['focus', `${SOUND}<a href="/" style="outline: 2px solid">Continue</a>`],
  [
    'covered',
    `${SOUND}<style>section::after { content: ''; position: absolute; inset: 0; background: #fff }</style><section><p>Below</p></section>`,
  ],
  [
    'covered',
    `${SOUND}<p style="margin-bottom: -30px">Below</p><p style="background: #fff; position: relative">Above</p>`,
  ],
  ['covered', `${SOUND}<p style="height: 1px">One sentence</p><p style="margin-top: -17px">Another sentence</p>`],
  [
    'covered',
    `${SOUND}<p>Below</p><div style="position: fixed; inset: 0; background: #fffc; pointer-events: none"></div>`,
  ],
  ['dead-button', `${SOUND}<button>Continue</button>${withProps('button', '{}')}`],
  ['dead-button', `${SOUND}<button>Continue</button>${withProps('button', '{ onClick: () => {} }')}`],
  [
    'remedy',
    `<h1>Title</h1><main><a href="/" class="bg-brand">Try again</a> <a href="/a" class="bg-brand">Continue</a></main>`,
  ],
  [
    'remedy',
    '<h1>Title</h1><main><a href="/" class="bg-brand" data-act="retry" data-remedy="support">Try again</a> <a href="/a" data-act="support" data-remedy="support">Contact support</a></main>',
  ],
  ['changed', `${SOUND}${BEFORE}<div style="height: 900px">New text</div><p role="alert">Not submitted</p>`],
  ['changed', `<h1>Title</h1><main>${BEFORE}<div style="height: 900px"></div><p>Far below</p></main>`],
  ['live', `${SOUND}<p role="alert">Not submitted <a href="/" style="user-select: none">Contact support</a></p>`],
  ['live', `${SOUND}<p aria-live="polite">In review <a href="/" style="user-select: none">Contact support</a></p>`],
  ['holes', '<h1>Title</h1><main><p>Above</p><div style="min-height: 60px"></div><p>Below</p></main>'],
  ['measure', `<h1>Title</h1><main><p style="font-size: 6px">${'Some words, '.repeat(20)}</p></main>`],
  ['facts', '<h1>Title</h1><main><p>Text</p><label><input type="checkbox" name="consent">I agree</label></main>'],
  [
    'facts',
    '<h1>Title</h1><main><label><input type="checkbox" name="consent">I agree</label><aside data-facts>Who asks</aside></main>',
  ],
  ['language', `${SOUND}<script>document.documentElement.lang = 'de'</script>`],
];

/** No check may find anything on these pages. */
export const HARMLESS: readonly string[] = [
  SOUND,
  `${SOUND}${BEFORE}<p role="alert">Not submitted</p><div style="height: 900px"></div><p>More</p>`,
  '<h1>Title</h1><main><a href="/" data-act="retry" data-remedy="support">Try again</a> <a href="/a" class="bg-brand" data-act="support" data-remedy="support">Contact support</a></main>',
  `${SOUND}<p aria-live="polite">In review <span aria-live="off"><a href="/" style="user-select: none">Support</a></span></p>`,
  `${SOUND}<p role="alert">Not submitted: <a href="/">the number</a></p>`,
  // A box that is drawn is not empty.
  '<h1>Title</h1><main><p>Above</p><div style="height: 200px; background: #eee"></div><p>Below</p></main>',
  '<h1>Title</h1><main><p data-facts>Who asks</p><label><input type="checkbox" name="consent">I agree</label></main>',
  // A hidden heading does not count, nor does a text for screen readers alone.
  `${SOUND}<div hidden><h1>Spare title</h1></div>`,
  `${SOUND}<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">For screen readers</span>`,
  // Isolated by an element or by characters, or the only text in its block.
  `${SOUND}${ARABIC}<p>إلى <bdi>ab@example.com</bdi> أو \u2066+971 50\u2069</p><p>Aurel</p><p>48 ساعة</p></div>`,
  `${SOUND}<button>Acts</button>${withProps('button', '{ onClick: () => history.back() }')}`,
  `${SOUND}<form><button>Sends its form</button></form>${withProps('form', '{}')}`,
  // Two touching lines, text that scrolls out of its area, and text below an invisible layer.
  `${SOUND}<p style="line-height: 1">One line<br>Another line</p><div style="height: 1px; overflow: auto" tabindex="0"><p>Scrolls</p></div>`,
  `${SOUND}<p>Below</p><div style="position: fixed; inset: 0; background: #fff; opacity: 0"></div>`,
  `${SOUND}<button>Wide enough</button> <a href="/">A link in a line</a>`,
  `${SOUND}<div style="overflow-x: auto; width: 200px"><div style="width: 600px">Scrolls by itself</div></div>`,
];
