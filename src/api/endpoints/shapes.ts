import * as z from 'zod/mini';
import { LEVEL_NAMES, type LevelName } from '../../domain/levels';
import { COMPLIANCE_TASK_STATUSES, COMPLIANCE_TASK_TYPES } from '../../domain/tasks';
import { needed } from '../../domain/tolerant-parse';

/**
 * Pieces that several endpoints share. A field that the server leaves out takes the default named here, and so does one that it sends
 * wrongly (`domain/tolerant-parse.ts`): only what has no default, or is `needed`, makes an answer useless.
 */

/** A text; absent is empty. */
export const text = z._default(z.string(), '');
/** A yes or no; absent is no. */
export const flag = z._default(z.boolean(), false);
/** A moment as Unix time in milliseconds. */
export const moment = z.int();
/** An amount in plain decimal notation: a float would lose digits. */
export const amount = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));
/** ISO 3166 alpha-3; empty when unknown. */
export const country = z._default(z.string(), '');
export const level = z.enum(LEVEL_NAMES as [LevelName, ...LevelName[]]);
/** A list; absent is empty. An entry that cannot be read is dropped alone. */
export const list = <T extends z.core.$ZodType>(item: T) => z._default(z.array(item), []);
/** The list that an answer is about: entries are dropped alone, but something else in its place is not taken for an empty list. */
export const mainList = <T extends z.core.$ZodType>(item: T) => needed(list(item));
/** A list that would mislead with an entry missing; absent is empty. */
export const wholeList = <T extends z.core.$ZodType>(item: T) => needed(list(needed(item)));
/** An object whose fields may all be absent; without it they take their defaults. */
export const group = <T extends Record<string, z.core.$ZodType>>(fields: T) =>
  z.prefault(z.object(fields), {} as never);
/** The member, for whom everything else is loaded. */
export const memberId = z.string().check(z.minLength(1));

/** Something that the member has to do, as kyc-info, compliance-tasks and the task service list it. */
export const complianceTask = z.object({
  id: z.string(),
  type: z.enum(COMPLIANCE_TASK_TYPES),
  status: z.enum(COMPLIANCE_TASK_STATUSES),
  /** Written by the server in the member's language; empty: the type's own title. */
  title: text,
  /** Why it was sent back; for a rejected task. */
  reason: text,
  /** Until when it has to be done. */
  deadline: z.optional(moment),
  /** Template of the questionnaire that it leads to; empty where it leads elsewhere. */
  templateCode: text,
  /** Whether services stay limited until it is done. */
  required: flag,
});
