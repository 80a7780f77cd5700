import type { ComponentType, ReactNode } from 'react';
import { PHOTO_TOPICS } from '../../../ui/photo-pairs';
import { DOCUMENT_TOPICS, PhotoHelp } from '../photos/photo-tips';
import { FormHelp, NeedsHelp, RunHelp } from './step-help';

/** Help that is the same whatever has been loaded. */
const HELP = {
  needsLevel1: () => <NeedsHelp level="LEVEL_1" />,
  needsLevel2: () => <NeedsHelp level="LEVEL_2" />,
  photos: () => <PhotoHelp topics={PHOTO_TOPICS} />,
  photosOfDocument: () => <PhotoHelp topics={DOCUMENT_TOPICS} />,
  run: () => <RunHelp hasChoice={false} />,
  runOfChosen: () => <RunHelp hasChoice />,
  form: () => <FormHelp />,
  /** A form without a check of its answers. */
  kept: () => <FormHelp hasCheck={false} />,
} as const satisfies Record<string, ComponentType>;

/** What helps with a step. `own`: what its screen brings when it is loaded, such as the QR code or what a consent is about. */
export type HelpTopic = keyof typeof HELP | 'own';

interface DeclaredHelpProps {
  readonly topics: readonly HelpTopic[];
  /** In the place of the topic `own`. */
  readonly own?: ReactNode;
}

/** What helps with a step, in the declared order. */
export function DeclaredHelp({ topics, own }: DeclaredHelpProps) {
  return topics.map((topic) => {
    if (topic === 'own') return own;
    const Help = HELP[topic];
    return <Help key={topic} />;
  });
}
