export interface BrandProps {
  readonly name: string;
  /** Square picture. Empty: our own mark. */
  readonly logo: string;
}

/** As in `index.html`, so that nothing moves. */
export function Brand({ name, logo }: BrandProps) {
  return (
    <>
      {logo === '' ? (
        <svg className="size-7 shrink-0" aria-hidden="true" focusable="false">
          <use href="#brand-mark" />
        </svg>
      ) : (
        <img src={logo} alt="" width={28} height={28} className="size-7 shrink-0 object-contain" />
      )}
      <span className="truncate">
        <bdi>{name}</bdi>
      </span>
    </>
  );
}
