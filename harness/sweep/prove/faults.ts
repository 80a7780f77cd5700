import { chooseDocument, follow, quick } from '../../../fixtures/walks/acts';
import type { ScenarioInput } from '../../engine/scenario';
import type { SweepState } from '../../engine/states/state';
import { walkStateId } from '../../engine/states/walk-states';
import type { PlantedBuild } from './planted-build';

/** A fault that a sweep has to find. */
export interface Fault {
  readonly id: string;
  /** What is wrong, for a person. */
  readonly says: string;
  readonly plant: (build: PlantedBuild) => void;
  /** The states that show it. */
  readonly states: readonly SweepState[];
}

const one = (id: string, scenario: Omit<ScenarioInput, 'name'>): readonly SweepState[] => [
  { id, name: id, scenario: { name: id, ...scenario } },
];
const overview = (language: ScenarioInput['language'], device: ScenarioInput['device'] = 'small-phone') =>
  one(`overview-${language}-${device}`.toLowerCase(), {
    language,
    device,
    route: '/auth/personal',
    ...(language === 'ar-SA' && { site: 'ARE' }),
  });
const ENGLISH = overview('en');
const WIDE = overview('en', 'desktop');
const GERMAN = overview('de-DE');
const INDONESIAN = overview('id-ID');
const CHINESE = overview('zh-CN');
const JAPANESE = overview('ja-JP');
const ARABIC = overview('ar-SA');
const FORM = one('form', { language: 'en', device: 'small-phone', route: '/auth/kyc' });

/** The first steps of a verification: the overview, the country, the document, the consent. */
const STEPS = [follow('personal.action.ALLOW'), ...chooseDocument.slice(0, 5)];
const WALK_SCENARIO: ScenarioInput = { name: 'prove', device: 'small-phone', vendor: quick, steps: STEPS };
const WALK: readonly SweepState[] = ['open', ...STEPS].map((_act, step) => ({
  id: walkStateId('prove', step),
  name: `step ${step}`,
  scenario: WALK_SCENARIO,
  walk: { id: 'prove', step },
}));

/** A sentence of every screen. */
const SENTENCE = 'shell.footerNote';
const CONSENT_TITLE = 'consent.before.PASSPORT';

type Plant = Fault['plant'];
const by =
  (how: 'style' | 'script' | 'onReady') =>
  (source: string): Plant =>
  (build) =>
    build[how](source);
const [style, script, onReady] = [by('style'), by('script'), by('onReady')];
const change =
  (...of: Parameters<PlantedBuild['text']>): Plant =>
  (build) =>
    build.text(...of);

/** The faults; without other states, those of the English overview show it. */
const ROWS: readonly (Omit<Fault, 'states'> & Partial<Fault>)[] = [
  {
    id: 'contrast-narrow',
    says: 'Pale text on narrow screens alone',
    plant: style('@media (max-width: 360px) { main p { color: #b4b4b4 !important } }'),
    states: GERMAN,
  },
  {
    id: 'contrast-gradient',
    says: 'Pale text on a gradient',
    plant: style('main p { background: linear-gradient(#fff, #f3f3f3); color: #a0a0a0 !important }'),
  },
  {
    id: 'contrast-step-2',
    says: 'Pale text on the page of the consent alone',
    plant: style('main:has(input[type="checkbox"]) label { color: #b4b4b4 !important }'),
    states: WALK,
  },
  {
    id: 'alt',
    says: 'A picture without a text for those who cannot see it',
    plant: onReady(`const main = document.querySelector('main');
    if (!main.querySelector('img[src$="favicon.svg"]')) main.append(Object.assign(new Image(24, 24), { src: '/user/accounts/assets/favicon.svg' }));`),
  },
  {
    id: 'cut',
    says: 'A title that is cut off',
    plant: style('h1 { max-width: 6em; overflow: hidden; white-space: nowrap }'),
    states: GERMAN,
  },
  {
    id: 'overlap',
    says: 'Two sentences on top of each other',
    plant: style('main :is(h1, h2, p) + p { margin-top: -1.4em !important }'),
  },
  {
    id: 'covered',
    says: 'A footer that covers the end of the page',
    plant: style('footer { position: fixed !important; inset: auto 0 0; height: 70vh; background: #fff; z-index: 9 }'),
  },
  {
    id: 'covered-by-style',
    says: 'A layer above the texts that only the style sheet knows',
    plant: style(
      'main { position: relative } main::after { content: ""; position: absolute; inset: 0 0 50%; background: #fff; pointer-events: none }',
    ),
  },
  {
    id: 'spoken',
    says: 'An English name of a button, which only screen readers say, in a German page',
    plant: onReady(`for (const button of document.querySelectorAll('header button')) {
      if (button.ariaLabel !== 'Open the main menu') button.ariaLabel = 'Open the main menu'; }`),
    states: GERMAN,
  },
  {
    id: 'shift',
    says: 'Content that moves once the page is ready',
    plant: style('html[data-ready] main { padding-top: 240px }'),
    states: WIDE,
  },
  { id: 'console', says: 'An error on the console', plant: script(`console.error('planted')`) },
  { id: 'rejection', says: 'A rejection that nobody handles', plant: script(`Promise.reject(new Error('planted'))`) },
  {
    id: 'leaving',
    says: 'A request to another company',
    plant: script(`new Image().src = 'https://tracker.example/pixel.png'`),
  },
  { id: 'contract', says: 'A call that the contract does not have', plant: script(`fetch('/v3/private/planted')`) },
  {
    id: 'lang',
    says: 'A page that names another language',
    plant: onReady(`if (document.documentElement.lang !== 'en') document.documentElement.lang = 'en'`),
    states: GERMAN,
  },
  {
    id: 'dir',
    says: 'An Arabic page from left to right',
    plant: onReady(`if (document.documentElement.dir !== 'ltr') document.documentElement.dir = 'ltr'`),
    states: ARABIC,
  },
  {
    id: 'key',
    says: 'The key of a text',
    plant: (build) => {
      for (const language of ['de-DE', 'en'] as const) build.text(language, SENTENCE, () => undefined);
    },
    states: GERMAN,
  },
  {
    id: 'placeholder',
    says: 'A placeholder that is not filled in',
    plant: change('de-DE', SENTENCE, (text) => `${text} {{amuont}}`),
    states: GERMAN,
  },
  {
    id: 'untranslated',
    says: 'An English text in a German page',
    plant: (build) => build.text('de-DE', SENTENCE, () => build.readText('en', SENTENCE)),
    states: GERMAN,
  },
  {
    id: 'half-translated',
    says: 'An English sentence behind a German one',
    plant: change('de-DE', SENTENCE, (text) => `${text} You can raise them again next week.`),
    states: GERMAN,
  },
  {
    id: 'spanish',
    says: 'A Spanish sentence in an Indonesian page',
    plant: change('id-ID', SENTENCE, () => 'Puede subir de nivel cuando quiera.'),
    states: INDONESIAN,
  },
  {
    id: 'taiwanese',
    says: "Taiwan's characters in a page for mainland China",
    plant: change('zh-CN', SENTENCE, () => '您可以隨時驗證您的身份並提高帳戶的限額。'),
    states: CHINESE,
  },
  {
    id: 'latin',
    says: 'An English word in a Japanese sentence',
    plant: change('ja-JP', SENTENCE, (text) => `${text}verification`),
    states: JAPANESE,
  },
  { id: 'stops', says: 'A sentence that ends twice', plant: change('en', SENTENCE, (text) => `${text}.`) },
  {
    id: 'glyph',
    says: 'A character that no font of the page has',
    plant: change('en', SENTENCE, (text) => `${text} ☃`),
  },
  {
    id: 'isolation',
    says: 'A phone number that is turned round in Arabic',
    plant: change('ar-SA', SENTENCE, (text) => `${text} +971 50 123`),
    states: ARABIC,
  },
  {
    id: 'step-2',
    says: 'A title with a placeholder, on the page of the consent alone',
    plant: change('en', CONSENT_TITLE, (text) => `${text} {{docment}}`),
    states: WALK,
  },
  {
    id: 'button-without-handler',
    says: 'A button that has lost its handler',
    plant: onReady(`for (const button of document.querySelectorAll('header button'))
    for (const key of Object.keys(button)) if (key.startsWith('__reactProps$')) for (const name of Object.keys(button[key])) if (name.startsWith('on')) delete button[key][name];`),
  },
  {
    id: 'button-without-effect',
    says: 'A button whose press leads to nothing',
    plant: script(`addEventListener('click', (event) => {
      if (event.target.closest('main button')) { event.stopImmediatePropagation(); event.preventDefault(); } }, true)`),
    states: WALK,
  },
  {
    id: 'button-without-name',
    says: 'A button without a name',
    plant: onReady(`for (const button of document.querySelectorAll('header button')) {
      if (button.ariaLabel !== null) button.ariaLabel = null;
      for (const part of button.querySelectorAll('span')) part.remove(); }`),
  },
  {
    id: 'label',
    says: 'A field without a label',
    plant: onReady(`for (const label of document.querySelectorAll('label[for]')) label.removeAttribute('for');
      for (const field of document.querySelectorAll('input, select')) { field.removeAttribute('aria-labelledby'); field.removeAttribute('aria-label'); }`),
    states: FORM,
  },
  {
    id: 'ids',
    says: 'Two elements with the same id',
    plant: onReady(
      `for (const text of document.querySelectorAll('main p')) if (text.id !== 'planted') text.id = 'planted'`,
    ),
  },
  {
    id: 'focus',
    says: 'A focus that nobody can see',
    plant: style(':focus-visible { outline: none !important }'),
    states: WIDE,
  },
  { id: 'sideways', says: 'A phone page that scrolls sideways', plant: style('footer { min-width: 420px }') },
  {
    id: 'spilled',
    says: 'A text that does not fit into its button',
    plant: style('main a[class], main button { max-width: 4em; white-space: nowrap; min-width: 0 !important }'),
    states: GERMAN,
  },
  {
    id: 'target',
    says: 'Links that are too small and too close for a finger',
    plant: style(
      'header button, header a { width: 12px !important; min-width: 0 !important; height: 12px !important; min-height: 0 !important; padding: 0 !important; margin: 0 !important }',
    ),
  },
  {
    id: 'title',
    says: 'A title of the document that names another screen',
    plant: change('en', 'pages.personal', () => 'Agreement'),
  },
  {
    id: 'heading',
    says: 'Two main titles on a page',
    plant: onReady(
      `if (document.querySelectorAll('main h1').length === 1) document.querySelector('main').append(Object.assign(document.createElement('h1'), { textContent: 'Verification' }))`,
    ),
  },
  {
    id: 'left',
    says: 'A page that goes to another one by itself',
    plant: onReady(`location.assign('/')`),
    states: WIDE,
  },
];

/** Faults of different kinds, in texts, styles and scripts. To add one, add its row. */
export const FAULTS: readonly Fault[] = ROWS.map((row) => ({ states: ENGLISH, ...row }));
