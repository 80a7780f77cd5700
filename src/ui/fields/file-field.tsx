import { cx } from 'class-variance-authority';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { withRealType } from '../../lib/file-type';
import { Button } from '../button';
import { CameraIcon, CloseIcon, FileIcon, SuccessIcon, UploadIcon } from '../icons';
import { KeptHeight } from '../kept-height';
import { ProgressBar } from '../progress-bar';
import { controlProps, Field, FieldError, type FieldProps } from './field';
import { type FileRules, formatBytes, type Refusal, takeFiles } from './file-check';

export interface FileFieldProps extends FieldProps {
  readonly value: File | null;
  /** `more`: further files chosen at once. */
  readonly onChange: (file: File | null, ...more: readonly File[]) => void;
  /** After `onChange`; the form sets `error`. */
  readonly onReject: (refusals: readonly Refusal[]) => void;
  readonly rules: FileRules;
  /** Default: 1. */
  readonly room?: number | undefined;
  readonly texts: {
    readonly choose: string;
    /** "Take a photo", on phones. */
    readonly photo: string;
    /** "or drop it here", with a mouse. */
    readonly drop: string;
    /** "File types: picture or PDF. Size: up to 10 MB." */
    readonly rules: (rules: FileRules) => string;
    readonly replace: string;
    readonly remove: string;
    /** "42 % sent". */
    readonly progress: (percent: number) => string;
    readonly done: string;
  };
  /** 0 to 1; undefined before sending. */
  readonly progress?: number | undefined;
  /** BCP 47 tag. */
  readonly language: string;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

export function FileField(props: FileFieldProps) {
  const { value, onChange, onReject, rules, room = 1, texts, progress, language, onBlur, disabled, ...field } = props;
  const rulesId = `${field.id ?? field.name}-rules`;
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const takesPhotos = rules.accept.some((type) => type.startsWith('image/'));
  const [isDraggedOver, setDraggedOver] = useState(false);
  const sending = progress !== undefined && progress < 1;
  const locked = disabled || sending;

  const acceptFiles = async (list: FileList | null) => {
    // The input is reset.
    const chosen = locked ? [] : [...(list ?? [])];
    const files = await Promise.all(chosen.map(withRealType));
    const { taken, refused } = takeFiles(files, rules, room);
    const [first, ...more] = taken;
    if (first) onChange(first, ...more);
    if (refused.length > 0) onReject(refused);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    void acceptFiles(event.dataTransfer.files);
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
        {/* The hidden input has label and focus. */}
        <input
          ref={input}
          {...controlProps(field, value ? undefined : rulesId)}
          type="file"
          accept={rules.accept.join(',')}
          multiple={room > 1}
          disabled={locked}
          onBlur={onBlur}
          onChange={(event) => {
            void acceptFiles(event.target.files);
            // Lets the same file be chosen again.
            event.target.value = '';
          }}
          className="peer sr-only"
        />
        {/* One place, so that nothing moves. */}
        <KeptHeight isKept={value !== null} className="flex min-h-16 items-center gap-3 max-sm:min-h-20">
          {value ? (
            <Chosen file={value} language={language} error={field.error && <FieldError {...field} />}>
              <button
                type="button"
                aria-label={texts.remove}
                disabled={locked}
                onClick={() => {
                  onChange(null);
                  // The button disappears.
                  input.current?.focus();
                }}
                className="-me-3 grid size-11 shrink-0 place-items-center rounded-base text-muted hover:bg-sunken hover:text-ink disabled:invisible"
              >
                <CloseIcon className="size-4" />
              </button>
            </Chosen>
          ) : (
            <div
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
                  void acceptFiles(event.target.files);
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

/** Also before the preview has loaded. */
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
  readonly error: ReactNode;
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
        {/* The error gets the full width. */}
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

/** Undefined for files other than images. */
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

/** Same place as 'All sent', so that nothing moves. */
function Sending({ share, text }: { readonly share: number; readonly text: string }) {
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar value={share} aria-label={text} className="h-2" />
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
