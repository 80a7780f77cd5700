import { useTranslation } from 'react-i18next';
import type { UpdatePoiView } from '../../domain/reverification';
import { Button } from '../../ui/button';

interface SubmitButtonProps {
  readonly button: NonNullable<UpdatePoiView['button']>;
  readonly starting: boolean;
  readonly onStart: () => void;
}

/** Starts the embedded verification that updates the proof of identity. */
export function SubmitButton({ button, starting, onStart }: SubmitButtonProps) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" disabled={!button.enabled} loading={starting} onClick={onStart}>
      {t(`reverification.${button.label}`)}
    </Button>
  );
}
