import { QRCodeSVG } from 'qrcode.react';

/** A QR code on white in every theme: cameras need the contrast and the quiet zone. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <div className="mx-auto w-fit rounded-base bg-white p-4">
      <QRCodeSVG value={value} size={160} marginSize={0} role="img" aria-label={label} title={label} />
    </div>
  );
}
