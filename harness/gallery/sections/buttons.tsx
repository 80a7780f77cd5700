import { useState } from 'react';
import { Button } from '../../../src/ui/button';
import type { ButtonSize, ButtonVariant } from '../../../src/ui/button-styles';
import { TextLink } from '../../../src/ui/text-link';
import type { SectionProps } from '../settings';
import { Specimen } from '../specimen';

const VARIANTS: readonly ButtonVariant[] = [
  'default',
  'primary',
  'secondary',
  'secondaryBrand',
  'tradeLong',
  'tradeShort',
  'tradeSecondary',
  'marketing',
];
const SIZES: readonly ButtonSize[] = ['xx-small', 'x-small', 'small', 'middle', 'default', 'large', 'x-large'];

export function Buttons({ settings: { texts: t } }: SectionProps) {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={variant}>
          <div className="flex flex-wrap items-start gap-3">
            <Button variant={variant}>{t.button}</Button>
            <Button variant={variant} loading loadingLabel={t.loading}>
              {t.button}
            </Button>
            <Button variant={variant} disabled>
              {t.button}
            </Button>
            <Button variant={variant} size="small" subtitle="BTC/USDT">
              {t.button}
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Sizes">
        <div className="flex flex-wrap items-center gap-3">
          {SIZES.map((size) => (
            <Button key={size} size={size} variant="primary">
              {t.button}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Block, link, disabled link, text link">
        <Button danger>{t.confirm}</Button>
        <Button block variant="primary" size="large">
          {t.button}
        </Button>
        <div className="flex flex-wrap items-center gap-3">
          <Button asChild>
            <a href="#buttons">{t.button}</a>
          </Button>
          <Button asChild disabled>
            <a href="#fields">{t.button}</a>
          </Button>
          <TextLink href="#buttons">{t.link}</TextLink>
        </div>
      </Specimen>
      <Clicks label={t.button} loadingLabel={t.loading} />
    </>
  );
}

function Clicks({ label, loadingLabel }: { readonly label: string; readonly loadingLabel: string }) {
  const [clicks, setClicks] = useState(0);
  return (
    <Specimen name="Becomes loading with the first click">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          id="becomes-loading"
          variant="primary"
          loading={clicks > 0}
          loadingLabel={loadingLabel}
          onClick={() => setClicks(clicks + 1)}
        >
          {label}
        </Button>
        <output id="clicks" className="tabular-nums">
          {clicks}
        </output>
      </div>
    </Specimen>
  );
}
