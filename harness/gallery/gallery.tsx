import type { ComponentType } from 'react';
import { LazyToaster } from '../../src/ui/lazy-toaster';
import { Page } from '../../src/ui/page';
import { StatusBanner } from '../../src/ui/status-banner';
import { StepGuide } from '../../src/ui/step-guide';
import { TextLink } from '../../src/ui/text-link';
import { Agreements } from './sections/agreements';
import { Buttons } from './sections/buttons';
import { Codes } from './sections/code';
import { Dialogs } from './sections/dialogs';
import { Fields } from './sections/fields';
import { Files } from './sections/files';
import { Flow } from './sections/flow';
import { Form } from './sections/form';
import { Foundations } from './sections/foundations';
import { Illustrations } from './sections/illustrations';
import { Levels } from './sections/levels';
import { News } from './sections/news';
import { PageStates } from './sections/page-states';
import { Results } from './sections/results';
import { Tasks } from './sections/tasks';
import { Toasts } from './sections/toasts';
import type { SectionProps } from './settings';
import { SettingsBar } from './settings-bar';
import { Section } from './specimen';
import { SECTIONS, type SectionId } from './states';

const BODIES: Readonly<Record<SectionId, ComponentType<SectionProps>>> = {
  foundations: Foundations,
  illustrations: Illustrations,
  buttons: Buttons,
  news: News,
  results: Results,
  flow: Flow,
  levels: Levels,
  tasks: Tasks,
  states: PageStates,
  toasts: Toasts,
  dialogs: Dialogs,
  fields: Fields,
  files: Files,
  code: Codes,
  agreements: Agreements,
  form: Form,
};

export function Gallery({ settings }: SectionProps) {
  const { texts: t, state } = settings;
  const ids = state ? [state.section] : (Object.keys(SECTIONS) as SectionId[]);
  return (
    <>
      {!state && <SettingsBar settings={settings} />}
      <main data-gallery className="mx-auto max-w-240 p-4 sm:p-8">
        {state ? (
          <h1 className="sr-only">{state.title}</h1>
        ) : (
          <Page
            title={t.title}
            lead={t.lead}
            column={
              <aside className="w-full min-w-0 lg:w-72">
                <Index />
              </aside>
            }
          >
            <StatusBanner tone="process" title={t.status}>
              <p>{t.bannerBody}</p>
            </StatusBanner>
            <StepGuide
              steps={[
                { id: '1', title: t.requirement, body: t.requirementDetail, state: 'done', stateLabel: t.reviewDone },
                { id: '2', title: t.step, body: t.stepBody, state: 'current', stateLabel: t.reviewNow },
                { id: '3', title: t.task, body: t.taskHint, state: 'todo' },
              ]}
            />
          </Page>
        )}
        <div className={state ? undefined : 'mt-8'}>
          {ids.map((id) => {
            const Body = BODIES[id];
            return (
              <Section key={id} id={id} title={SECTIONS[id]}>
                <Body settings={settings} />
              </Section>
            );
          })}
        </div>
      </main>
      <LazyToaster label={t.notification} closeLabel={t.close} />
    </>
  );
}

function Index() {
  return (
    <nav aria-labelledby="index-title" lang="en" dir="ltr" className="rounded-base border border-line bg-surface p-4">
      <h2 id="index-title" className="mb-2 font-semibold">
        On this page
      </h2>
      <ul className="grid gap-x-4 gap-y-1 text-sm max-lg:sm:grid-cols-2">
        {Object.entries(SECTIONS).map(([id, title]) => (
          <li key={id}>
            <TextLink href={`#${id}`} className="no-underline hover:underline">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
