import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cn } from '../cn';
import { CheckIcon, ChevronDownIcon } from '../icons';
import { controlProps, Field, type FieldProps, INPUT } from './field';
import { foldText, type Option, searchOptions } from './options';

export interface ComboboxTexts {
  /** "12 results": said while one types. */
  readonly results: (count: number) => string;
  readonly noResults: string;
}

export interface ComboboxProps extends FieldProps {
  readonly options: readonly Option[];
  /** Value of the chosen option; empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly texts: ComboboxTexts;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * A long list that is searched by typing (the combobox pattern of the ARIA guide): arrows move, Enter chooses, Escape
 * closes, leaving the field takes an exact match or brings the old choice back.
 */
export function Combobox({
  options,
  value,
  onChange,
  onBlur,
  texts,
  placeholder,
  autoComplete = 'off',
  disabled,
  ...field
}: ComboboxProps) {
  const { name, id = name } = field;
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  // An untouched text is the old choice, not a search for it.
  const found = typed === undefined ? options : searchOptions(options, typed);
  const current = found[Math.min(active, found.length - 1)];
  useActiveInView(list, open, active);

  const show = () => {
    if (disabled || open) return;
    setOpen(true);
    setActive(Math.max(0, typed === undefined ? options.findIndex((option) => option.value === value) : 0));
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: Option | undefined) => {
    if (option) onChange(option.value);
    close();
  };
  const leave = () => {
    const exact = typed && options.find(({ label }) => foldText(label) === foldText(typed));
    if (exact) onChange(exact.value);
    else if (typed === '') onChange('');
    close();
    onBlur?.();
  };

  const keyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive(Math.max(0, Math.min(active + step, found.length - 1)));
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && open) {
      // The list goes first; a dialog around it stays.
      event.preventDefault();
      event.nativeEvent.stopImmediatePropagation();
      close();
    }
  };

  return (
    <Field {...field}>
      <div className="relative">
        <input
          {...controlProps(field)}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && current ? optionId(id, current) : undefined}
          autoComplete={autoComplete}
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder}
          value={typed ?? (chosen ? withDetail(chosen) : '')}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onClick={show}
          onKeyDown={keyDown}
          onBlur={leave}
          onFocus={(event) => event.target.select()}
          className={cn(INPUT, 'pe-10')}
        />
        <ChevronDownIcon className="pointer-events-none absolute end-3 top-3.5 text-muted" />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={typeof field.label === 'string' ? field.label : undefined}
          hidden={!open || found.length === 0}
          // Seven entries and a half: the half says that there are more.
          className={cn(POPUP, 'max-h-76 overflow-y-auto overscroll-contain py-1')}
        >
          {open &&
            found.map((option, index) => (
              <Entry
                key={option.value}
                id={optionId(id, option)}
                option={option}
                active={option === current}
                chosen={option.value === value}
                onPoint={() => setActive(index)}
                onChoose={() => choose(option)}
              />
            ))}
        </div>
        {open && found.length === 0 && <p className={cn(POPUP, 'p-3 text-muted')}>{texts.noResults}</p>}
        <span role="status" className="sr-only">
          {open && typed !== undefined && (found.length === 0 ? texts.noResults : texts.results(found.length))}
        </span>
      </div>
    </Field>
  );
}

/** How far the keys move in the list. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

const POPUP = 'absolute inset-x-0 top-full z-20 mt-1 rounded-base border border-line bg-raised shadow-raised';

const optionId = (id: string, { value }: Option) => `${id}-option-${value}`;

const withDetail = ({ label, detail }: Option) => (detail ? `${label} (${detail})` : label);

/** Keeps the active option in the visible part of the list. */
function useActiveInView(list: RefObject<HTMLDivElement | null>, open: boolean, active: number) {
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [list, open, active]);
}

interface EntryProps {
  readonly id: string;
  readonly option: Option;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Entry({ id, option: { label, detail }, active, chosen, onPoint, onChoose }: EntryProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input takes the keys for the whole list.
    <div
      id={id}
      role="option"
      // Focus stays in the input, whose aria-activedescendant points here.
      tabIndex={-1}
      aria-selected={chosen}
      onPointerMove={onPoint}
      // The click must not take the focus out of the input first: leaving it closes the list.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cn('flex min-h-10 cursor-pointer items-center gap-2 px-3 py-2', active && 'bg-sunken-strong')}
    >
      <span className="min-w-0 grow wrap-break-word">{label}</span>
      {detail && (
        <span dir="ltr" className="shrink-0 text-sm text-muted tabular-nums">
          {detail}
        </span>
      )}
      <CheckIcon className={cn('shrink-0 text-brand-ink', !chosen && 'invisible')} />
    </div>
  );
}
