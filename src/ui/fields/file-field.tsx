import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { cn } from '../cn';
import { FileIcon, SuccessIcon, UploadIcon } from '../icons';
import { controlProps, Field, type FieldProps } from './field';
import { checkFile, type FileProblem, type FileRules, formatBytes } from './file-check';

export interface FileFieldProps extends FieldProps {
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
  /** A file that breaks the rules is not taken; the form turns the problem into the field's error. */
  readonly onReject: (problem: FileProblem, file: File) => void;
  readonly rules: FileRules;
  readonly texts: {
    readonly choose: string;
    /** Under the button, on devices with a mouse: "or drop it here". */
    readonly drop: string;
    readonly replace: string;
    readonly remove: string;
    /** "42 % sent". */
    readonly progress: (percent: number) => string;
    readonly done: string;
  };
  /** Share that has been sent, 0 to 1; undefined while nothing is being sent. */
  readonly progress?: number | undefined;
  /** Language that writes the size (a BCP 47 tag). */
  readonly language: string;
  /** Phones open this camera instead of the gallery. */
  readonly capture?: 'user' | 'environment' | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

/** A file: chosen, photographed or dropped, with a picture of it, its size and how much of it has been sent. */
export function FileField(props: FileFieldProps) {
  const { value, onChange, onReject, rules, texts, progress, language, capture, onBlur, disabled, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const sending = progress !== undefined && progress < 1;
  const fixed = disabled || sending;

  const take = (file: File | undefined) => {
    if (!file || fixed) return;
    const problem = checkFile(file, rules);
    if (problem) onReject(problem, file);
    else onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <Field {...field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse; the button does the same. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!fixed);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'relative flex flex-col gap-3 rounded-base border border-dashed border-line-strong bg-surface p-4',
          value && 'border-solid border-line',
          field.error && 'border-danger',
          over && 'border-brand-ink bg-brand-tint',
        )}
      >
        {/* The input itself takes the focus and the label; the button is its face for the eye and the mouse. */}
        <input
          ref={input}
          {...controlProps(field)}
          type="file"
          accept={rules.accept.join(',')}
          capture={capture}
          disabled={fixed}
          onBlur={onBlur}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file may be chosen again after it was removed or refused.
            event.target.value = '';
          }}
          className="peer sr-only"
        />
        {value ? <Chosen file={value} language={language} done={progress === 1 ? texts.done : undefined} /> : null}
        {sending && <Sending share={progress} text={texts.progress(Math.round(progress * 100))} />}
        <div className="flex flex-wrap items-center gap-3 rounded-base peer-focus-visible:[&>:first-child]:outline-2 peer-focus-visible:[&>:first-child]:outline-offset-2 peer-focus-visible:[&>:first-child]:outline-focus">
          <Button tabIndex={-1} aria-hidden="true" disabled={fixed} onClick={() => input.current?.click()}>
            <UploadIcon className="shrink-0" />
            {value ? texts.replace : texts.choose}
          </Button>
          {value ? (
            <Button
              variant="default"
              disabled={fixed}
              onClick={() => {
                onChange(null);
                // This button goes, and would take the focus with it.
                input.current?.focus();
              }}
            >
              {texts.remove}
            </Button>
          ) : (
            <span className="text-sm text-muted pointer-coarse:hidden">{texts.drop}</span>
          )}
        </div>
      </div>
    </Field>
  );
}

interface ChosenProps {
  readonly file: File;
  readonly language: string;
  readonly done: string | undefined;
}

function Chosen({ file, language, done }: ChosenProps) {
  const preview = usePreview(file);
  return (
    <div className="flex items-center gap-3">
      {preview ? (
        <img src={preview} alt="" className="size-16 shrink-0 rounded-base border border-line bg-sunken object-cover" />
      ) : (
        <span className="grid size-16 shrink-0 place-items-center rounded-base bg-sunken text-muted">
          <FileIcon />
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-sm text-muted">{formatBytes(file.size, language)}</p>
        {done && (
          <p role="status" className="mt-1 flex items-center gap-1.5 text-sm font-medium text-success">
            <SuccessIcon className="size-4 shrink-0" />
            {done}
          </p>
        )}
      </div>
    </div>
  );
}

/** Address of a picture in memory, given back when it is no longer shown. */
function usePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

function Sending({ share, text }: { readonly share: number; readonly text: string }) {
  return (
    <div className="flex flex-col gap-1">
      <progress
        value={share}
        aria-label={text}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken-strong [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand"
      />
      <p className="text-sm text-muted tabular-nums">{text}</p>
    </div>
  );
}
