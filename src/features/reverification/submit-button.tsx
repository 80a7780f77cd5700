import { useTranslation } from 'react-i18next';
import type { UpdatePoiView } from '../../domain/reverification';
import { Button } from '../../ui/button';
import { useAction } from '../shared/actions/use-action';
import { startEmbeddedVerification, UPDATE_ACCESS } from '../shared/vendor/start-embedded-verification';

interface SubmitButtonProps {
  readonly button: NonNullable<UpdatePoiView['button']>;
  /** Regulated site for the embedded verification. */
  readonly site: string;
}

/** Starts the embedded verification that updates the proof of identity. */
export function SubmitButton({ button, site }: SubmitButtonProps) {
  const { t, i18n } = useTranslation();
  const [start, starting] = useAction((context) =>
    startEmbeddedVerification(context, {
      access: UPDATE_ACCESS,
      language: i18n.language,
      site,
      leaveFor: (address) => location.assign(address),
    }),
  );

  return (
    <Button variant="primary" disabled={!button.enabled} loading={starting} onClick={() => void start()}>
      {t(`reverification.${button.label}`)}
    </Button>
  );
}
