import { useEffect, useState } from 'react';
import { AgreementText } from '../../../src/ui/agreement-text';
import { ConsentField, SignatureField } from '../../../src/ui/fields/consent-field';
import type { SectionProps } from '../settings';
import { Specimen } from '../specimen';

export function Agreements({ settings: { texts: t, state } }: SectionProps) {
  const [read, setRead] = useState(false);
  const [name, setName] = useState('');
  const scrolled = state?.opened === 'agreement-read';
  useEffect(() => {
    if (scrolled)
      document
        .querySelector('[data-specimen="To be read to its end"] [data-agreement]')
        ?.scrollIntoView({ block: 'end' });
  }, [scrolled]);
  return (
    <>
      <Specimen name="To be read to its end">
        <AgreementText
          title={t.agreement}
          hint={t.agreementHint}
          reachedText={t.agreementReached}
          onReachEnd={() => setRead(true)}
        >
          {['1', '2', '3', '4', '5', '6', '7', '8'].map((number) => (
            <div key={number}>
              <h3>
                {number}. {t.agreement}
              </h3>
              <p>{t.paragraph}</p>
              <p>{t.noteBody}</p>
            </div>
          ))}
        </AgreementText>
        <ConsentField name="accept" label={t.consent} disabled={!read} />
      </Specimen>
      <Specimen name="Consent with an error">
        <ConsentField name="accept-error" label={t.consent} error={t.consentError} />
      </Specimen>
      <Specimen name="Signature">
        <SignatureField
          name="signature"
          label={t.signature}
          statement={t.statement}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Specimen>
    </>
  );
}
