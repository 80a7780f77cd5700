import type { ComponentType, ReactNode } from 'react';
import { Drawing, type DrawingProps, Person } from './drawing';

type Subject = 'identity' | 'address' | 'answers';

const MOTIFS: Readonly<Record<Subject, ReactNode>> = {
  identity: (
    <>
      <rect x="34" y="20" width="22" height="27" rx="2.500" className="fill-brand-tint" />
      <Person x={45} y={47} size={0.95} />
    </>
  ),
  address: (
    <>
      <path d="M37 32v14h17V32" className="fill-brand-tint" />
      <path d="m33 34 12.500-12L58 34" />
      <path d="M43 46v-7h5v7" className="fill-surface" />
    </>
  ),
  answers: (
    <>
      <path d="M34 21h10v10H34Zm0 16h10v10H34Z" className="fill-brand-tint" />
      <path d="m36 26 2.500 2.500 4-5" className="stroke-success" />
      <path d="M50 26h12M50 42h8" className="stroke-line-strong" />
    </>
  ),
};

function Sheet({
  subject,
  to = 85,
  children,
  ...drawing
}: DrawingProps & { subject: Subject /** Where the badge ends. */; to?: number; children?: ReactNode }) {
  return (
    <Drawing {...drawing} ink={[24, to]}>
      <path d="M30 8h38l16 16v52a5 5 0 0 1-5 5H30a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5Z" className="fill-surface" />
      <path d="M68 8v11a5 5 0 0 0 5 5h11Z" className="fill-brand-tint" />
      {MOTIFS[subject]}
      <path d="M34 57h40M34 66h26" className="stroke-line-strong" />
      {children}
    </Drawing>
  );
}

function about(subject: Subject, Picture: ComponentType<DrawingProps & { subject: Subject }>) {
  return function Subject(props: DrawingProps) {
    return <Picture {...props} subject={subject} />;
  };
}

function Review(props: DrawingProps & { subject: Subject }) {
  return (
    <Sheet {...props} to={106}>
      <circle cx="80" cy="54" r="17" className="fill-info-tint stroke-info" />
      <path d="m92.500 66.500 11 11" className="stroke-info" strokeWidth="5" />
      <path d="M80 44.500V54l6 4" className="stroke-info" />
    </Sheet>
  );
}

function Success(props: DrawingProps & { subject: Subject }) {
  return (
    <Sheet {...props} to={103}>
      <path
        d="M84 38c6 4 12 6 18 6.500 0 18-5 28-18 34.500-13-6.500-18-16.500-18-34.500 6-.5 12-2.500 18-6.500Z"
        className="fill-success-tint stroke-success"
      />
      <path d="m76.500 58 5.500 5.500 10-11" className="stroke-success" strokeWidth="3" />
    </Sheet>
  );
}

function Refusal(props: DrawingProps & { subject: Subject }) {
  return (
    <Sheet {...props} to={104}>
      <circle cx="84" cy="60" r="19" className="fill-danger-tint stroke-danger" />
      <path d="m77 53 14 14m0-14L77 67" className="stroke-danger" strokeWidth="3" />
    </Sheet>
  );
}

export const ReviewPicture = about('identity', Review);
export const SuccessPicture = about('identity', Success);
export const RefusalPicture = about('identity', Refusal);
export const AddressPicture = about('address', Sheet);
export const AddressReviewPicture = about('address', Review);
export const AddressSuccessPicture = about('address', Success);
export const AddressRefusalPicture = about('address', Refusal);
export const AnswersReviewPicture = about('answers', Review);
export const AnswersSuccessPicture = about('answers', Success);
export const AnswersRefusalPicture = about('answers', Refusal);

export function EmptyPicture(props: DrawingProps) {
  return (
    <Drawing {...props} ink={[19, 101]}>
      <path d="M20 52 34 24h52l14 28v20a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5Z" className="fill-surface" />
      <path d="M20 52h24c1 9 7 13 16 13s15-4 16-13h24v20a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5Z" className="fill-brand-tint" />
      <path d="M60 5v9M42 9l4 7M78 9l-4 7" className="stroke-brand-ink" />
    </Drawing>
  );
}

export function PhonePicture(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M16 62V24a5 5 0 0 1 5-5h50a5 5 0 0 1 5 5v38Z" className="fill-surface" />
      <path d="M8 62h72v4a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5Z" className="fill-surface" />
      <path d="M37 31h7v7h-7Zm12 0h7v7h-7ZM37 43h7v7h-7Zm12 0h2m5 0v3m-7 4h7" />
      <rect x="74" y="27" width="36" height="56" rx="6" className="fill-brand-tint" />
      <path d="M87 77h10" />
      <circle cx="92" cy="51" r="10" className="fill-surface" />
      <path d="m87.500 51.500 3.250 3.250 6-7" className="stroke-success" strokeWidth="2.500" />
    </Drawing>
  );
}
