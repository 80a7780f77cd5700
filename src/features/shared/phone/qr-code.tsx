import { QRCodeSVG } from 'qrcode.react';

/** A QR code on white in every theme, because cameras need the contrast and the margin. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <div className="mx-auto w-fit rounded-base bg-white p-4">
      <QRCodeSVG value={value} size={160} marginSize={0} role="img" aria-label={label} title={label} />
    </div>
  );
}
