import { cx } from 'class-variance-authority';
import type { SVGProps } from 'react';

/** Default: 20 px. */
type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'path'>;

const CIRCLE = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z';

/** 20 by 20 units. */
export function Icon({ path, ...props }: IconProps & { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d={path} />
    </svg>
  );
}

export const SuccessIcon = (props: IconProps) => <Icon path={`${CIRCLE}M6.75 10.25 9 12.5l4.25-4.75`} {...props} />;
export const FailIcon = (props: IconProps) => <Icon path={`${CIRCLE}M7.5 7.5l5 5m0-5-5 5`} {...props} />;
export const WarnIcon = (props: IconProps) => <Icon path="M10 3 1.9 16.5h16.2L10 3Zm0 5v4m0 2.25v.01" {...props} />;
export const InfoIcon = (props: IconProps) => <Icon path={`${CIRCLE}M10 9.25v4.25M10 6.5v.01`} {...props} />;
export const ProcessIcon = (props: IconProps) => <Icon path={`${CIRCLE}M10 5.75V10l2.75 2`} {...props} />;
export const LockIcon = (props: IconProps) => <Icon path="M5 9h10v8H5V9Zm2-.25V6.5a3 3 0 0 1 6 0v2.25" {...props} />;
export const CloseIcon = (props: IconProps) => <Icon path="M5 5l10 10M15 5 5 15" {...props} />;
export const PhoneIcon = (props: IconProps) => <Icon path="M6 2.5h8v15H6v-15Zm3 12.5h2" {...props} />;
export const HelpIcon = (props: IconProps) => (
  <Icon path={`${CIRCLE}M7.75 8a2.25 2.25 0 1 1 2.25 2.5v.75m0 2.5v.01`} {...props} />
);
export const MenuIcon = (props: IconProps) => <Icon path="M3 5.5h14M3 10h14M3 14.5h14" {...props} />;
export const NeutralIcon = (props: IconProps) => <Icon path={`${CIRCLE}M6.75 10h6.5`} {...props} />;
export const CheckIcon = (props: IconProps) => <Icon path="m4.5 10.5 3.75 3.75 7.25-8.5" {...props} />;
export const GlobeIcon = (props: IconProps) => (
  <Icon path={`${CIRCLE}M2.5 10h15M10 2.5c-5 5-5 10 0 15m0-15c5 5 5 10 0 15`} strokeWidth="1.4" {...props} />
);
export const ChevronDownIcon = (props: IconProps) => <Icon path="m5 7.5 5 5 5-5" {...props} />;
export const UploadIcon = (props: IconProps) => (
  <Icon path="M10 13V4m0 0L6.5 7.5M10 4l3.5 3.5M4 12.5V16h12v-3.5" {...props} />
);
export const CameraIcon = (props: IconProps) => (
  <Icon path="M2.5 6h3l1.5-2h6l1.5 2h3v10h-15V6ZM10 8a2.75 2.75 0 1 0 0 5.5A2.75 2.75 0 0 0 10 8Z" {...props} />
);
export const FileIcon = (props: IconProps) => <Icon path="M5 2.75h6.5L15 6.25v11H5V2.75ZM11.25 3v3.5h3.5" {...props} />;

/** Mirrored on right-to-left pages. */
export const ChevronEndIcon = ({ className, ...props }: IconProps) => (
  <Icon path="m7.5 5 5 5-5 5" className={cx('rtl:-scale-x-100', className)} {...props} />
);

/** Does not rotate under reduced motion. */
export function Spinner({ className = 'size-5' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={cx('shrink-0 animate-spin', className)} fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M17.5 10A7.5 7.5 0 0 0 10 2.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
