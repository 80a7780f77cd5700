import { QRCodeSVG } from 'qrcode.react';

/** Cameras need contrast and margin. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <div className="mx-auto w-fit overflow-hidden rounded-base border border-line bg-paper">
      <QRCodeSVG value={value} size={200} marginSize={4} role="img" aria-label={label} title={label} />
    </div>
  );
}
