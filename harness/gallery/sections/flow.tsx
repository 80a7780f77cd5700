import { Button } from '../../../src/ui/button';
import { DisclosureList } from '../../../src/ui/disclosure-list';
import { SingleChoice } from '../../../src/ui/fields/choice-field';
import { FlowActions, FlowPage } from '../../../src/ui/flow-page';
import { LockIcon, ProcessIcon, SuccessIcon } from '../../../src/ui/icons';
import { Illustration } from '../../../src/ui/illustrations/illustration';
import { PhoneOffer } from '../../../src/ui/phone-offer';
import { PhotoPairs } from '../../../src/ui/photo-pairs';
import { QrCode } from '../../../src/ui/qr-code';
import { Held } from '../held';
import type { SectionProps } from '../settings';
import { Specimen } from '../specimen';
import { count, type Texts } from '../texts';

export function Flow({ settings: { texts: t } }: SectionProps) {
  const kept = count(t.consentHowLongValue, 5);
  // On phones the bar overlaps the page's sides, so the box needs padding.
  const actions = (
    <div className="max-sm:px-4 max-sm:pb-8">
      <FlowActions>
        <Button variant="primary" size="large">
          {t.submit}
        </Button>
        <Button size="large">{t.cancel}</Button>
      </FlowActions>
    </div>
  );
  return (
    <>
      <Specimen name="Screen of a flow: first step">
        <FlowPage flow={t.title} title={t.choice} step={t.flowStep} progress={1 / 3} takesFocus={false} level={2}>
          {actions}
        </FlowPage>
      </Specimen>
      <Specimen name="Screen of a flow: with a lead">
        <FlowPage
          flow={t.title}
          title={t.step}
          lead={<p>{t.stepBody}</p>}
          progress={2 / 3}
          takesFocus={false}
          level={2}
        >
          {actions}
        </FlowPage>
      </Specimen>
      <PictureCards t={t} />
      <Specimen name="Facts beside a consent">
        <DisclosureList
          rows={[
            { id: 'who', icon: <SuccessIcon />, term: t.consentWho, value: t.consentWhoValue },
            {
              id: 'what',
              icon: <LockIcon />,
              term: t.consentWhat,
              value: t.consentWhatValue,
              more: kept,
            },
            { id: 'how-long', icon: <ProcessIcon />, term: t.consentHowLong, more: kept },
          ]}
        />
      </Specimen>
      <Specimen name="Offer of the phone">
        <PhoneOffer title={t.phoneTitle} body={t.phoneBody}>
          <Button variant="primary">{t.phoneOpen}</Button>
        </PhoneOffer>
      </Specimen>
      <Specimen name="QR code, on white in every theme">
        <QrCode value="https://www.example.com/user/accounts/auth/kyc" label={t.phoneQr} />
      </Specimen>
      <Specimen name="Pairs of a good and a bad photo">
        <PhotoPairs caption={(_topic, kind) => (kind === 'good' ? t.photoGood : t.photoBad)} />
      </Specimen>
    </>
  );
}

const CARD_STATES = ['none', 'chosen', 'error', 'disabled'] as const;

function PictureCards({ t }: { readonly t: Texts }) {
  const choices = [
    { value: 'one', label: t.choiceOne, picture: <Illustration name="passport" className="w-18" /> },
    {
      value: 'two',
      label: t.choiceTwo,
      hint: t.choiceHint,
      picture: <Illustration name="id-card" className="w-18" />,
    },
  ];
  return CARD_STATES.map((state) => (
    <Specimen key={state} name={`Picture cards: ${state}`}>
      <Held
        field={SingleChoice}
        initial={state === 'chosen' ? 'one' : ''}
        name={`cards-${state}`}
        label={t.choice}
        choices={choices}
        error={state === 'error' ? t.choiceError : undefined}
        disabled={state === 'disabled'}
      />
    </Specimen>
  ));
}
