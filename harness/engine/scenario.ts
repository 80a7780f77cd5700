import * as z from 'zod';
import { ENDPOINT_NAMES } from '../../src/api/endpoints';
import { MODES } from '../../src/domain/modes';
import { SITES } from '../../src/domain/sites';
import {
  EDD_STATUSES,
  PROVIDERS,
  QUESTIONNAIRE_STATUSES,
  STEP_STATUSES,
  TRANSFER_VERIFY_STATUSES,
  UPDATE_POI_STATUSES,
} from '../../src/domain/statuses';
import { LANGUAGES } from '../../src/i18n/languages';

/** Version of the scenario format. A change of the format raises it and adds a migration. */
export const SCENARIO_VERSION = 1;
