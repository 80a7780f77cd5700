import { HelpSheet } from '../features/shared/help/help-sheet';
import type { OpenedProps } from '../features/shared/help/opens';
import { LanguageSelect } from './language-select';

/** Modes without a header also get the language here. */
export function HeaderHelp({ onClose }: OpenedProps) {
  return <HelpSheet onClose={onClose} more={<LanguageSelect />} />;
}
