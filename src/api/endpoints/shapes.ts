import * as z from 'zod/mini';
import { LEVEL_NAMES, type LevelName } from '../../domain/levels';
import { PROVIDERS } from '../../domain/statuses';
import { COMPLIANCE_TASK_STATUSES, COMPLIANCE_TASK_TYPES } from '../../domain/tasks';
import { needed } from '../../domain/tolerant-parse';

/**
 * Schemas that several endpoints share. A missing or invalid field takes the default given here; an answer is refused only for an invalid
 * field that has no default or is `needed` (`domain/tolerant-parse.ts`).
 */

/** A text. Default: empty. */
export const text = z._default(z.string(), '');
/** A boolean. Default: false. */
export const flag = z._default(z.boolean(), false);
/** The last time that a calendar has, on both sides of 1970: Unix time in milliseconds. */
const LAST_TIME = 8.64e15;
/**
 * A point in time: Unix time in milliseconds. Browsers cannot write a time outside the calendar; it counts as absent, and the screen says
 * what it says without a time.
 */
export const moment = z.int().check(z.minimum(-LAST_TIME), z.maximum(LAST_TIME));
/** An amount in plain decimal notation, as a string because a float would lose digits. */
export const amount = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));
/** ISO 3166 alpha-3 code. Default: empty, for unknown. */
export const country = z._default(z.string(), '');
/** Name of a verification level, such as `LEVEL_1`. */
export const level = z.enum(LEVEL_NAMES as [LevelName, ...LevelName[]]);
/** A list. Default: empty. An invalid entry is dropped; the others stay. */
export const list = <T extends z.core.$ZodType>(item: T) => z._default(z.array(item), []);
/** The main list of an answer: like `list`, but a value that is not a list fails the call instead of counting as empty. */
export const mainList = <T extends z.core.$ZodType>(item: T) => needed(list(item));
/** A list that is only valid as a whole: an invalid entry fails the call. Default: empty. */
export const wholeList = <T extends z.core.$ZodType>(item: T) => needed(list(needed(item)));
/** An object that may be absent; its fields then take their defaults. */
export const group = <T extends Record<string, z.core.$ZodType>>(fields: T) =>
  z.prefault(z.object(fields), {} as never);
/** Id of the member; an answer without it is refused. */
export const memberId = z.string().check(z.minLength(1));

/** A task of the member, as listed by kyc-info, compliance-tasks and the task service. */
export const complianceTask = z.object({
  id: z.string(),
  type: z.enum(COMPLIANCE_TASK_TYPES),
  status: z.enum(COMPLIANCE_TASK_STATUSES),
  /** Title from the server in the member's language; empty: the title of the type. */
  title: text,
  /** Why the task was rejected; empty for other tasks. */
  reason: text,
  /** Deadline of the task. */
  deadline: z.optional(moment),
  /** Template of its questionnaire; empty if the task is not a questionnaire. */
  templateCode: text,
  /** Whether services are limited until the task is done. */
  required: flag,
});

/** The member's consent to share data, sent with the call that starts the sharing. */
export const consent = z.object({
  /** Keys of the texts that the member agreed to, in their order. */
  texts: z.array(z.string()),
  /** Version of the texts, as in the addresses of their files. */
  version: z.string(),
  /** Language in which they were shown. */
  language: z.string(),
  /** The verification partners that the text named; empty: the operator checks by itself. */
  partners: z.array(z.enum(PROVIDERS)),
  /** When the member agreed. */
  at: moment,
});
export type ConsentRecord = z.infer<typeof consent>;
