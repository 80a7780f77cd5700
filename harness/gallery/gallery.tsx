import { LazyToaster } from '../../src/ui/lazy-toaster';
import { Page } from '../../src/ui/page';
import { TextLink } from '../../src/ui/text-link';
import { Agreements } from './sections/agreements';
import { Buttons } from './sections/buttons';
import { Dialogs } from './sections/dialogs';
import { Fields } from './sections/fields';
import { Form } from './sections/form';
import { Foundations } from './sections/foundations';
import { Lists } from './sections/lists';
import { News } from './sections/news';
import { PageStates } from './sections/page-states';
import { Toasts } from './sections/toasts';
import { type Settings, THEMES, withSetting } from './settings';

/** Every piece of the design system in every state. */
export function Gallery({ settings }: { readonly settings: Settings }) {
  const { texts: t } = settings;
  return (
    <>
      <main className="mx-auto max-w-240 p-4 sm:p-8">
        <Switches settings={settings} />
        <Page title={t.title} lead={t.lead} />
        <div className="mt-8 flex flex-col">
          <Foundations />
          <Buttons settings={settings} />
          <News settings={settings} />
          <Lists settings={settings} />
          <PageStates settings={settings} />
          <Toasts settings={settings} />
          <Dialogs settings={settings} />
          <Fields settings={settings} />
          <Agreements settings={settings} />
          <Form settings={settings} />
        </div>
      </main>
      <LazyToaster label={t.notification} closeLabel={t.close} />
    </>
  );
}

function Switches({ settings }: { readonly settings: Settings }) {
  return (
    <nav aria-label="Gallery" lang="en" className="mb-8 flex flex-wrap gap-x-4 gap-y-2 text-sm">
      {THEMES.map((theme) => (
        <TextLink key={theme} href={withSetting(settings, { theme })}>
          {theme}
        </TextLink>
      ))}
      <TextLink href={withSetting(settings, { lang: 'en', dir: 'ltr' })}>English</TextLink>
      <TextLink href={withSetting(settings, { lang: 'de-DE', dir: 'ltr' })}>German</TextLink>
      <TextLink href={withSetting(settings, { lang: 'ar-SA', dir: 'rtl' })}>Arabic</TextLink>
      <TextLink href={withSetting(settings, { dir: settings.direction === 'rtl' ? 'ltr' : 'rtl' })}>
        turn direction
      </TextLink>
    </nav>
  );
}
