import { Drawing, type DrawingProps, Person } from './drawing';

export function IdCard(props: DrawingProps) {
  return (
    <Drawing {...props} ink={[11, 109]}>
      <rect x="12" y="15" width="96" height="60" rx="6" className="fill-surface" />
      <path d="M12 27V21a6 6 0 0 1 6-6h84a6 6 0 0 1 6 6v6Z" className="fill-brand-tint" />
      <rect x="20" y="35" width="24" height="31" rx="3" className="fill-brand-tint" />
      <Person x={32} y={66} />
      <path d="M54 40h42M54 50h28M54 60h34" className="stroke-line-strong" />
    </Drawing>
  );
}

export function Form(props: DrawingProps) {
  return (
    <Drawing {...props} ink={[27, 93]}>
      <rect x="28" y="12" width="64" height="72" rx="6" className="fill-surface" />
      <path d="M47 12V9a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v3a5 5 0 0 1-5 5H52a5 5 0 0 1-5-5Z" className="fill-brand-tint" />
      <path d="M37 27h12v12H37Zm0 19h12v12H37Zm0 19h12v12H37Z" className="fill-brand-tint" />
      <path d="m39.500 32.500 3.250 3.250 6-7" className="stroke-success" strokeWidth="2.500" />
      <path d="M57 33h25M57 52h25M57 71h17" className="stroke-line-strong" />
    </Drawing>
  );
}

export function Passport(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        d="M40 8h42a6 6 0 0 1 6 6v62a6 6 0 0 1-6 6H40a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8Z"
        className="fill-brand-tint"
      />
      <path d="M41 8v74" />
      <circle cx="64.5" cy="37" r="14" className="fill-surface" />
      <path d="M50.500 37h28M64.500 23c-8 8-8 20 0 28m0-28c8 8 8 20 0 28" />
      <path d="M54 63h21M58 71h13" className="stroke-line-strong" />
    </Drawing>
  );
}

export function DrivingLicence(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="12" y="15" width="96" height="60" rx="6" className="fill-surface" />
      <rect x="76" y="24" width="24" height="31" rx="3" className="fill-brand-tint" />
      <Person x={88} y={55} />
      <path
        d="M22 46v-7c0-2 1-3 3-3.500l4-7.500c1-2 2-2.500 4-2.500h12c2 0 3 .5 4 2l5 7.500c3 .5 5 2 5 5v6Z"
        className="fill-brand-tint"
      />
      <path d="M29 35.500h25" />
      <circle cx="32" cy="46" r="4.500" className="fill-surface" />
      <circle cx="50" cy="46" r="4.500" className="fill-surface" />
      <path d="M22 60h44M22 67h30M76 64h24" className="stroke-line-strong" />
    </Drawing>
  );
}

export function ResidencePermit(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="12" y="15" width="96" height="60" rx="6" className="fill-surface" />
      <rect x="20" y="24" width="24" height="31" rx="3" className="fill-brand-tint" />
      <Person x={32} y={55} />
      <path d="M74 36v17h20V36" className="fill-brand-tint" />
      <path d="m69 39 15-14 15 14" />
      <path d="M81 53v-9h6v9" className="fill-surface" />
      <path d="M52 28h10M52 37h10M52 46h10M20 65h80" className="stroke-line-strong" />
    </Drawing>
  );
}
