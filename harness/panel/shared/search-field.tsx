interface SearchFieldProps {
  /** What is searched: the field's name for those who cannot see it. */
  readonly label: string;
  /** Default: the label. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Further classes, such as a width. */
  readonly className?: string;
}

/** A field whose words narrow a list. */
export function SearchField({ label, placeholder = label, value, onChange, className = '' }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`field ${className}`}
    />
  );
}
