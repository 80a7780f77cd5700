import type { Check } from '../check';
import { changed } from './changed';
import { clipped } from './clipped';
import { consoleErrors } from './console-errors';
import { covered } from './covered';
import { deadButton } from './dead-button';
import { facts } from './facts';
import { focus } from './focus';
import { fullStops } from './full-stops';
import { glyphs } from './glyphs';
import { holes } from './holes';
import { ids } from './ids';
import { isolation } from './isolation';
import { landmarks } from './landmarks';
import { language } from './language';
import { latinWordsCheck } from './latin-words';
import { layoutShift } from './layout-shift';
import { live } from './live';
import { loopback } from './loopback';
import { measure } from './measure';
import { mockedCalls } from './mocked-calls';
import { otherLanguage } from './other-language';
import { overflow } from './overflow';
import { pageErrors } from './page-errors';
import { rawKeys } from './raw-keys';
import { ready } from './ready';
import { remedy } from './remedy';
import { spilled } from './spilled';
import { title } from './title';
import { untranslated } from './untranslated';

/** All checks except axe, which needs more than one call. To add a check, add its file and its row. */
export const CHECKS: readonly Check[] = [
  ready,
  consoleErrors,
  pageErrors,
  loopback,
  mockedCalls,
  rawKeys,
  fullStops,
  untranslated,
  latinWordsCheck,
  otherLanguage,
  glyphs,
  isolation,
  overflow,
  clipped,
  spilled,
  covered,
  language,
  title,
  landmarks,
  ids,
  deadButton,
  remedy,
  changed,
  holes,
  measure,
  facts,
  live,
  focus,
  layoutShift,
] as readonly Check[];
