import { cx } from 'class-variance-authority';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { CameraIcon, CloseIcon, FileIcon, SuccessIcon, UploadIcon } from '../icons';
import { KeptHeight } from '../kept-height';
import { controlProps, Field, FieldError, type FieldProps } from './field';
import { checkFile, type FileProblem, type FileRules, formatBytes } from './file-check';

/** Props of `FileField`. */
export interface FileFieldProps extends FieldProps {
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
  /** Called instead of `onChange` for a file that breaks the rules. The form turns the problem into the field's `error`. */
  readonly onReject: (problem: FileProblem, file: File) => void;
  readonly rules: FileRules;
  readonly texts: {
    readonly choose: string;
    /** On phones, where a file is chosen and pictures are accepted: "Take a photo". */
    readonly photo: string;
    /** Under the button, on devices with a mouse: "or drop it here". */
    readonly drop: string;
    /** "File types: picture or PDF. Size: up to 10 MB.", in the place of the file that is to come. */
    readonly rules: (rules: FileRules) => string;
    readonly replace: string;
    readonly remove: string;
    /** "42 % sent". */
    readonly progress: (percent: number) => string;
    readonly done: string;
  };
  /** Share of the file that has been sent, 0 to 1; undefined before sending starts. */
  readonly progress?: number | undefined;
  /** Language in which the size is shown (a BCP 47 tag). */
  readonly language: string;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

/** Field for a file, which can be selected, photographed or dropped. Shows a preview, the size and the progress of sending it. */
export function FileField(props: FileFieldProps) {
  const { value, onChange, onReject, rules, texts, progress, language, onBlur, disabled, ...field } = props;
  const rulesId = `${field.id ?? field.name}-rules`;
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const takesPhotos = rules.accept.some((type) => type.startsWith('image/'));
  const [isDraggedOver, setDraggedOver] = useState(false);
  const sending = progress !== undefined && progress < 1;
  const locked = disabled || sending;

  const acceptFile = (file: File | undefined) => {
    if (!file || locked) return;
    const problem = checkFile(file, rules);
    if (problem) onReject(problem, file);
    else onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    acceptFile(event.dataTransfer.files[0]);
  };

  return (
    <Field {...field} error={undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an alternative for the mouse; the button does the same. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(!locked);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
        className={cx(
          'relative flex flex-col gap-3 rounded-base border p-4',
          value ? 'border-solid' : 'border-dashed',
          isDraggedOver ? 'border-brand-ink bg-brand-tint' : `bg-surface ${borderOf(value, field.error)}`,
        )}
      >
        {/* The visually hidden input has the label and gets the focus; the button below is its visible, clickable part. */}
        <input
          ref={input}
          {...controlProps(field, value ? undefined : rulesId)}
          type="file"
          accept={rules.accept.join(',')}
          disabled={locked}
          onBlur={onBlur}
          onChange={(event) => {
            acceptFile(event.target.files?.[0]);
            // Reset, so that selecting the same file again after it was removed or rejected is a change.
            event.target.value = '';
          }}
          className="peer sr-only"
        />
        {/*
         * The rules, then the file, and why one was refused have one place: file and refusal come when the member has left the device's list of
         * files, and move nothing. On phones a refusal takes the place of the rules or of the picture, because there is no room for both.
         */}
        <KeptHeight isKept={value !== null} className="flex min-h-16 items-center gap-3 max-sm:min-h-20">
          {value ? (
            <Chosen file={value} language={language} error={field.error && <FieldError {...field} />}>
              <button
                type="button"
                aria-label={texts.remove}
                disabled={locked}
                onClick={() => {
                  onChange(null);
                  // This button is removed with the file, so the focus moves to the input.
                  input.current?.focus();
                }}
                className="-me-3 grid size-11 shrink-0 place-items-center rounded-base text-muted hover:bg-sunken hover:text-ink disabled:invisible"
              >
                <CloseIcon className="size-4" />
              </button>
            </Chosen>
          ) : (
            <div
              // Something else that appears in the place, not the same that moves.
              key={field.error}
              className={cx('flex items-center gap-3', field.error && 'max-sm:[&>:first-child]:hidden')}
            >
              <FilePlace />
              <div className="flex min-w-0 flex-col">
                <FieldError {...field} />
                <p id={rulesId} className={cx('text-sm text-muted', field.error && 'max-sm:hidden')}>
                  {texts.rules(rules)}
                </p>
              </div>
            </div>
          )}
        </KeptHeight>
        {progress !== undefined && (
          <Sending share={progress} text={sending ? texts.progress(Math.round(progress * 100)) : texts.done} />
        )}
        <div className="flex flex-wrap items-center gap-3 rounded-base peer-focus-visible:[&>:first-child]:outline-2 peer-focus-visible:[&>:first-child]:outline-offset-2 peer-focus-visible:[&>:first-child]:outline-focus">
          <Button tabIndex={-1} aria-hidden="true" disabled={locked} onClick={() => input.current?.click()}>
            <UploadIcon className="shrink-0" />
            {value ? texts.replace : texts.choose}
          </Button>
          {takesPhotos && (
            <span className="not-pointer-coarse:hidden">
              <input
                ref={camera}
                type="file"
                accept="image/*"
                capture="environment"
                hidden
                onChange={(event) => {
                  acceptFile(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
              <Button disabled={locked} onClick={() => camera.current?.click()}>
                <CameraIcon className="shrink-0" />
                {texts.photo}
              </Button>
            </span>
          )}
          {!value && <span className="text-sm text-muted max-sm:hidden pointer-coarse:hidden">{texts.drop}</span>}
        </div>
      </div>
    </Field>
  );
}

/** Where the preview of a picture stands, and until then. */
function FilePlace() {
  return (
    <span className="grid size-16 shrink-0 place-items-center rounded-base bg-sunken text-muted">
      <FileIcon />
    </span>
  );
}

interface ChosenProps {
  readonly file: File;
  readonly language: string;
  /** In the place of its size: why another file was not taken, or that this one cannot be read. */
  readonly error: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

function Chosen({ file, language, error, children }: ChosenProps) {
  const preview = usePreview(file);
  return (
    <>
      <span className={cx('shrink-0', error && 'max-sm:hidden')}>
        {preview ? (
          <img src={preview} alt="" className="size-16 rounded-base border border-line bg-sunken object-cover" />
        ) : (
          <FilePlace />
        )}
      </span>
      <div key={error ? 'error' : 'size'} className="min-w-0 grow">
        {/* Beside the name alone, so that the error has the whole width. */}
        {error && <div className="float-end -my-3 ms-3">{children}</div>}
        <p className={cx('leading-5 font-medium wrap-anywhere', error ? 'line-clamp-1' : 'line-clamp-2')}>
          <bdi>{file.name}</bdi>
        </p>
        {error || <p className="text-sm text-muted">{formatBytes(file.size, language)}</p>}
      </div>
      {!error && children}
    </>
  );
}

/** Object URL of an image file, revoked when the image is no longer shown; undefined for other files. */
function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return setUrl(undefined);
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}

/** How much of the file was sent; that all of it was stands in the same place, so that nothing moves before the answer. */
function Sending({ share, text }: { readonly share: number; readonly text: string }) {
  return (
    <div className="flex flex-col gap-1">
      <progress
        value={share}
        aria-label={text}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken-strong [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand"
      />
      {share < 1 ? (
        <p className="text-sm text-muted tabular-nums">{text}</p>
      ) : (
        <p role="status" className="flex items-center gap-1.5 text-sm font-medium text-success">
          <SuccessIcon className="size-4 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}

function borderOf(file: File | null, error: string | undefined): string {
  if (error) return 'border-danger';
  return file ? 'border-line' : 'border-line-strong';
}
