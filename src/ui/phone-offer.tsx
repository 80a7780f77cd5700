import type { ReactNode } from 'react';
import { Illustration } from './illustrations/illustration';

interface PhoneOfferProps {
  readonly title: string;
  readonly body: string;
  /** A button, then the QR code. */
  readonly children: ReactNode;
}

export function PhoneOffer({ title, body, children }: PhoneOfferProps) {
  return (
    <section
      aria-labelledby="phone-first"
      className="flex items-center gap-6 rounded-base border border-line bg-sunken p-4 sm:p-6"
    >
      <Illustration name="phone" className="w-28 max-sm:hidden" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <h2 id="phone-first" className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-sm text-muted">{body}</p>
        <div className="mt-2">{children}</div>
      </div>
    </section>
  );
}
