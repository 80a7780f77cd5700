import { Button } from '../../../src/ui/button';
import { Illustration } from '../../../src/ui/illustrations/illustration';
import { NewsLine } from '../../../src/ui/news-line';
import { StatusBadge } from '../../../src/ui/status-badge';
import { StatusBanner } from '../../../src/ui/status-banner';
import { TextLink } from '../../../src/ui/text-link';
import type { Tone } from '../../../src/ui/tone';
import type { SectionProps } from '../settings';
import { Grid, Specimen } from '../specimen';

const TONES: readonly Tone[] = ['success', 'warning', 'danger', 'info', 'neutral', 'process'];

export function News({ settings: { texts: t } }: SectionProps) {
  return (
    <>
      <Grid>
        {TONES.map((tone) => (
          <Specimen key={tone} name={tone}>
            <StatusBanner
              tone={tone}
              level={3}
              title={t.status}
              actions={
                <>
                  <Button variant="primary">{t.button}</Button>
                  <Button>{t.cancel}</Button>
                </>
              }
            >
              <p>{t.bannerBody}</p>
            </StatusBanner>
          </Specimen>
        ))}
      </Grid>
      <Specimen name="Title alone">
        <StatusBanner tone="process" level={3} title={t.status} />
      </Specimen>
      <Specimen name="Headline with a picture">
        <StatusBanner
          tone="info"
          level={3}
          prominent
          title={t.status}
          picture={<Illustration name="review" className="w-36" />}
          hidesPictureOnPhones
          actions={
            <Button variant="primary" size="large">
              {t.button}
            </Button>
          }
        >
          <p>{t.bannerBody}</p>
        </StatusBanner>
      </Specimen>
      <Specimen name="Headline without an action">
        <StatusBanner tone="success" level={3} prominent title={t.status}>
          <p>{t.bannerBody}</p>
        </StatusBanner>
      </Specimen>
      <Specimen name="News with a link">
        <NewsLine
          title={t.noteTitle}
          actions={
            <>
              <TextLink href="#news" beside>
                {t.link}
              </TextLink>
              <Button size="small">{t.close}</Button>
            </>
          }
        >
          <p>{t.noteBody}</p>
        </NewsLine>
      </Specimen>
      <Specimen name="News that can be dismissed">
        <NewsLine title={t.noteTitle} actions={<Button size="small">{t.close}</Button>}>
          <p>{t.noteBody}</p>
        </NewsLine>
      </Specimen>
      <Specimen name="Badges">
        <div className="flex flex-wrap gap-2">
          {TONES.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {t.status}
            </StatusBadge>
          ))}
        </div>
      </Specimen>
    </>
  );
}
