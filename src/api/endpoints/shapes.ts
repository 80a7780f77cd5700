import * as z from 'zod/mini';
import { LEVEL_NAMES, type LevelName } from '../../domain/levels';
import { PROVIDERS } from '../../domain/statuses';
import { COMPLIANCE_TASK_STATUSES, COMPLIANCE_TASK_TYPES } from '../../domain/tasks';
import { needed } from '../../domain/tolerant-parse';

/** Missing or invalid fields take defaults unless required or `needed` (`domain/tolerant-parse.ts`). */

/** Default: empty. */
export const text = z._default(z.string(), '');
/** Default: false. */
export const flag = z._default(z.boolean(), false);
/** Limit of the calendar on both sides of 1970, in milliseconds. */
const LAST_TIME = 8.64e15;
/** Unix time in milliseconds; outside the calendar counts as absent. */
export const moment = z.int().check(z.minimum(-LAST_TIME), z.maximum(LAST_TIME));
/** Decimal string, because a float would lose digits. */
export const amount = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));
/** ISO 3166 alpha-3. Default: empty, for unknown. */
export const country = z._default(z.string(), '');
export const level = z.enum(LEVEL_NAMES as [LevelName, ...LevelName[]]);
/** Drops invalid entries. Default: empty. */
export const list = <T extends z.core.$ZodType>(item: T) => z._default(z.array(item), []);
/** Like `list`, but a value that is not a list fails the call. */
export const mainList = <T extends z.core.$ZodType>(item: T) => needed(list(item));
/** An invalid entry fails the call. Default: empty. */
export const wholeList = <T extends z.core.$ZodType>(item: T) => needed(list(needed(item)));
export const group = <T extends Record<string, z.core.$ZodType>>(fields: T) =>
  z.prefault(z.object(fields), {} as never);
export const memberId = z.string().check(z.minLength(1));

export const complianceTask = z.object({
  id: z.string(),
  type: z.enum(COMPLIANCE_TASK_TYPES),
  status: z.enum(COMPLIANCE_TASK_STATUSES),
  /** In the member's language. Empty: use the type's title. */
  title: text,
  /** Empty unless rejected. */
  reason: text,
  deadline: z.optional(moment),
  /** Empty if the task is not a questionnaire. */
  templateCode: text,
  /** Services are limited until it is done. */
  required: flag,
});

export const consent = z.object({
  /** Keys of the texts, in order. */
  texts: z.array(z.string()),
  /** As in the addresses of the text files. */
  version: z.string(),
  language: z.string(),
  /** Empty: the operator checks without a partner. */
  partners: z.array(z.enum(PROVIDERS)),
  at: moment,
});
export type ConsentRecord = z.infer<typeof consent>;
