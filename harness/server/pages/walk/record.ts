import { lookUp } from '../../../../src/domain/look-up';
import type { RecordOptions } from '../../../core/walks/commands';
import { KeyIndex } from '../../../core/walks/key-index';
import { madeUp } from '../../../core/walks/made-up';
import type { StepInput, Target } from '../../../core/walks/steps';
import type { Tell } from '../page-watch';
import { describeElement, describeVisible, type Language } from './describe';

/** As steps of a walk. Ignores synthetic events. */

const PRESSED =
  'button, summary, a[href], input[type=submit], input[type=button], [role=button], [role=link], [role=tab]';
const TICKED = '[role=checkbox], [role=radio], [role=switch]';
/** In milliseconds: going back this soon is an act's effect. */
const BACK_MS = 1000;

let stop: AbortController | undefined;
let language: Language | undefined;

/** Null stops. */
export function record(options: RecordOptions | null, tell: Tell): void {
  stop?.abort();
  stop = undefined;
  if (options === null) return;
  stop = new AbortController();
  language = languageOf(options);
  new Recorder(language, options.countries, tell).listen(document, stop.signal);
}

export function visible(options: RecordOptions): { target: Target; said: string }[] {
  language ??= languageOf(options);
  return describeVisible(document, language);
}

function languageOf({ texts }: RecordOptions): Language {
  const map = new Map(Object.entries(texts));
  return { texts: map, index: new KeyIndex(map) };
}

class Recorder {
  #lastAct = 0;
  /** With its previous value. */
  #list: { readonly field: HTMLInputElement; readonly target: Target | undefined; value: string } | undefined;

  constructor(
    private readonly language: Language,
    private readonly countries: Readonly<Record<string, string>>,
    private readonly tell: Tell,
  ) {}

  listen(document: Document, signal: AbortSignal): void {
    const on = (name: string, handle: (event: Event, element: HTMLElement) => void) =>
      document.addEventListener(
        name,
        (event) => {
          if (event.isTrusted && event.target instanceof HTMLElement) handle(event, event.target);
        },
        { capture: true, signal },
      );
    on('click', (_event, element) => this.#click(element));
    on('input', (_event, element) => this.#input(element));
    on('change', (_event, element) => this.#change(element));
    on('focusin', (_event, element) => this.#focus(element));
    on('keydown', (event) => (event as KeyboardEvent).key === 'Enter' && this.#listLater());
    on('focusout', () => this.#listLater());
    window.addEventListener(
      'popstate',
      () => {
        if (performance.now() - this.#lastAct > BACK_MS) this.#step({ act: 'back' });
      },
      { signal },
    );
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (entry?.type === 'back_forward') this.#step({ act: 'back' });
  }

  #step(step: StepInput): void {
    this.#lastAct = performance.now();
    this.tell('walk', { step });
  }

  #click(element: HTMLElement): void {
    this.#lastAct = performance.now();
    if (element.closest('[role=option]')) {
      this.#listLater();
      return;
    }
    const ticked = element.closest<HTMLElement>(TICKED);
    if (ticked && !ticked.matches('input')) {
      const target = describeElement(ticked, this.language);
      setTimeout(() => {
        if (target) this.#step({ act: 'check', target, value: ticked.getAttribute('aria-checked') === 'true' });
      });
      return;
    }
    const pressed = element.closest(PRESSED);
    const target = pressed && describeElement(pressed, this.language);
    if (target) this.#step({ act: 'press', target });
  }

  #focus(element: HTMLElement): void {
    if (!(element instanceof HTMLInputElement) || !element.matches('[role=combobox], [list]')) return;
    this.#list = { field: element, target: describeElement(element, this.language), value: element.value };
  }

  #input(element: HTMLElement): void {
    const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (!isText || element.matches('[type=checkbox], [type=radio], [type=file], [role=combobox], [list]')) return;
    const target = describeElement(element, this.language);
    if (target === undefined) return;
    const about = `${target.key ?? ''} ${element.name} ${element.autocomplete} ${target.name ?? ''}`;
    // After the app has formatted it.
    setTimeout(() => this.#step({ act: 'fill', target, value: madeUp(element.value, about) }));
  }

  #change(element: HTMLElement): void {
    if (element instanceof HTMLSelectElement) {
      const target = describeElement(element, this.language);
      const [option] = element.selectedOptions;
      if (!target || !option) return;
      const key = this.language.index.keyOf(option.label, 'option');
      this.#step({ act: 'choose', target, value: key === undefined ? option.value || option.label : { key } });
    } else if (element instanceof HTMLInputElement && element.matches('[type=checkbox], [type=radio]')) {
      const target = describeElement(element, this.language);
      if (target) this.#step({ act: 'check', target, value: element.checked });
    } else if (element instanceof HTMLInputElement && element.type === 'file') {
      const target = describeElement(element, this.language);
      const [file] = element.files ?? [];
      // File names may be personal.
      const end = /\.\w{1,5}$/.exec(file?.name ?? '')?.[0] ?? '.jpg';
      if (target && file) this.#step({ act: 'upload', target, value: `document${end.toLowerCase()}` });
    }
  }

  /** After the app has taken the value. */
  #listLater(): void {
    const list = this.#list;
    if (!list) return;
    setTimeout(() => {
      const { field, target, value } = list;
      if (!target || field.value === value || field.value === '' || field.getAttribute('aria-expanded') === 'true')
        return;
      list.value = field.value;
      const key = this.language.index.keyOf(field.value, 'option');
      const chosen = lookUp(this.countries, field.value) ?? (key === undefined ? field.value : { key });
      this.#step({ act: 'choose', target, value: chosen });
    }, 60);
  }
}
