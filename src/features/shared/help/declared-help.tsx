import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHelpBeside } from '../../../ui/help-column';
import { PHOTO_TOPICS } from '../../../ui/photo-pairs';
import { DOCUMENT_TOPICS, PhotoHelp } from '../photos/photo-tips';
import { HelpCard } from './help-card';
import { GuideRow, SupportRow } from './help-rows';
import { FormHelp, NeedsHelp, RunHelp } from './step-help';

const HELP = {
  needsLevel1: () => <NeedsHelp level="LEVEL_1" />,
  needsLevel2: () => <NeedsHelp level="LEVEL_2" />,
  photos: () => <PhotoHelp topics={PHOTO_TOPICS} />,
  photosOfDocument: () => <PhotoHelp topics={DOCUMENT_TOPICS} />,
  run: () => <RunHelp hasChoice={false} />,
  runOfChosen: () => <RunHelp hasChoice />,
  form: () => <FormHelp />,
  kept: () => <FormHelp hasCheck={false} />,
} as const satisfies Record<string, ComponentType>;

/** Others are not about photographing a document, so the guide to it is not theirs. */
const GUIDED: readonly HelpTopic[] = ['needsLevel1', 'photos', 'photosOfDocument'];

/** `own`: from the screen, such as the QR code. */
export type HelpTopic = keyof typeof HELP | 'own';

interface DeclaredHelpProps {
  readonly topics: readonly HelpTopic[];
  /** Content of the topic `own`. */
  readonly own?: ReactNode;
}

/** All of it belongs to the step; a step without topics has no column. The sheet has support itself. */
export function DeclaredHelp({ topics, own }: DeclaredHelpProps) {
  const { t } = useTranslation();
  const isBeside = useHelpBeside();
  const guide = topics.some((topic) => GUIDED.includes(topic)) && <GuideRow />;
  return (
    <>
      {topics.map((topic) => {
        if (topic === 'own') return own;
        const Help = HELP[topic];
        return <Help key={topic} />;
      })}
      {isBeside && topics.length > 0 ? (
        <HelpCard title={t('help.more')}>
          <div className="-m-2">
            {guide}
            <SupportRow />
          </div>
        </HelpCard>
      ) : (
        guide
      )}
    </>
  );
}
