import { HelpSheet } from '../features/shared/help/help-sheet';
import type { OpenedProps } from '../features/shared/help/opens';
import { LanguageSelect } from './language-select';

/** The help that the header opens on narrow pages: also with the language, which modes without a header get from the page or app around them. */
export function HeaderHelp({ onClose }: OpenedProps) {
  return <HelpSheet onClose={onClose} more={<LanguageSelect />} />;
}
