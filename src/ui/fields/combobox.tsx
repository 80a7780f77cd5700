import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { lookUp } from '../../domain/look-up';
import { CheckIcon, ChevronDownIcon } from '../icons';
import { controlProps, Field, type FieldProps, INPUT_COLOURS, INPUT_FRAME } from './field';
import { foldText, type Option, searchOptions } from './options';

export interface ComboboxTexts {
  /** "12 results", announced while typing. */
  readonly results: (count: number) => string;
  readonly noResults: string;
}

export interface ComboboxProps extends FieldProps {
  readonly options: readonly Option[];
  /** Empty if none is selected. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly texts: ComboboxTexts;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** The ARIA combobox pattern. On blur, exact matches are selected, empty text clears, other text resets. */
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
  const selected = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  // Only typing filters.
  const matches = typed === undefined ? options : searchOptions(options, typed);
  const activeOption = matches[Math.min(active, matches.length - 1)];
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
  const select = (option: Option | undefined) => {
    if (option) onChange(option.value);
    else if (typed === '') onChange('');
    close();
  };
  const handleBlur = () => {
    const exact = typed && options.find(({ label }) => foldText(label) === foldText(typed));
    if (exact) onChange(exact.value);
    else if (typed === '') onChange('');
    close();
    onBlur?.();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // They belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = lookUp(STEPS, event.key);
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive(Math.max(0, Math.min(active + step, matches.length - 1)));
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      select(activeOption);
    } else if (event.key === 'Escape' && open) {
      // Not a dialog around it.
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
          aria-activedescendant={open && activeOption ? optionId(id, activeOption) : undefined}
          autoComplete={autoComplete}
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder}
          value={typed ?? (selected ? withDetail(selected) : '')}
          onChange={(event) => {
            setTyped(event.target.value);
            // Enter must not choose from an empty field.
            setActive(event.target.value === '' ? -1 : 0);
            setOpen(true);
          }}
          onClick={show}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
          onFocus={(event) => event.target.select()}
          className={cx(INPUT_FRAME, INPUT_COLOURS, 'w-full py-2 ps-3 pe-10')}
        />
        <ChevronDownIcon className="pointer-events-none absolute end-3 top-3.5 text-muted" />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          hidden={!open || matches.length === 0}
          // The half entry hints at scrolling.
          className={cx(POPUP, 'max-h-76 overflow-y-auto overscroll-contain py-1')}
        >
          {open &&
            matches.map((option, index) => (
              <Entry
                key={option.value}
                id={optionId(id, option)}
                option={option}
                active={option === activeOption}
                selected={option.value === value}
                onPoint={() => setActive(index)}
                onSelect={() => select(option)}
              />
            ))}
        </div>
        {open && matches.length === 0 && <p className={cx(POPUP, 'p-3 text-muted')}>{texts.noResults}</p>}
        <span role="status" className="sr-only">
          {open && typed !== undefined && (matches.length === 0 ? texts.noResults : texts.results(matches.length))}
        </span>
      </div>
    </Field>
  );
}

/** Entries that each key moves by. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

const POPUP = 'absolute inset-x-0 top-full z-20 mt-1 rounded-base border border-line bg-raised shadow-raised';

const optionId = (id: string, { value }: Option) => `${id}-option-${value}`;

const withDetail = ({ label, detail }: Option) => (detail ? `${label} (${detail})` : label);

function useActiveInView(list: RefObject<HTMLDivElement | null>, open: boolean, active: number) {
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [list, open, active]);
}

interface EntryProps {
  readonly id: string;
  readonly option: Option;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onPoint: () => void;
  readonly onSelect: () => void;
}

function Entry({ id, option: { label, detail }, active, selected, onPoint, onSelect }: EntryProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys for the whole list.
    <div
      id={id}
      role="option"
      // The input has the focus (aria-activedescendant).
      tabIndex={-1}
      aria-selected={selected}
      onPointerMove={onPoint}
      // A blur would close the list first.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSelect}
      className={cx('flex min-h-10 cursor-pointer items-center gap-2 px-3 py-2', active && 'bg-sunken-strong')}
    >
      <span className="min-w-0 grow wrap-break-word">{label}</span>
      {detail && (
        <span dir="ltr" className="shrink-0 text-sm text-muted tabular-nums">
          {detail}
        </span>
      )}
      <CheckIcon className={cx('shrink-0 text-brand-ink', !selected && 'invisible')} />
    </div>
  );
}
