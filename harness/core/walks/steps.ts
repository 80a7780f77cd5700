import * as z from 'zod';
import { VENDOR_PAGE_OUTCOMES } from '../mock/vendors/simulated-vendor';

/** Each step has one act, which decides its other keys. */

/** ARIA roles. `text`: any element with these words. */
export const TARGET_ROLES = [
  'alert',
  'alertdialog',
  'article',
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'group',
  'heading',
  'link',
  'list',
  'listitem',
  'main',
  'navigation',
  'option',
  'radio',
  'radiogroup',
  'region',
  'row',
  'searchbox',
  'spinbutton',
  'status',
  'switch',
  'tab',
  'table',
  'textbox',
  'text',
] as const;
export type TargetRole = (typeof TARGET_ROLES)[number];

const MAX_WORDS = 2000;

const words = z.string().min(1).max(MAX_WORDS);
/** `kyc.continue`, or with its file `questionnaires:shared.employment.label`. */
const textKey = z.string().regex(/^([\w-]+:)?[\w-]+(\.[\w-]+)*$/, 'a text key, such as kyc.continue');

export interface Target {
  readonly role: TargetRole;
  /** Key of the element's name, so that walks replay in every language. */
  readonly key?: string | undefined;
  /** For words that are not ours. */
  readonly name?: string | undefined;
  /** From 1. If absent, exactly one must match. */
  readonly nth?: number | undefined;
  /** Element around it. An unnamed one goes by a heading inside. */
  readonly within?: Target | undefined;
}

const targetSchema: z.ZodType<Target, Target> = z
  .strictObject({
    role: z.enum(TARGET_ROLES),
    key: textKey.optional(),
    name: words.optional(),
    nth: z.number().int().min(1).optional(),
    get within() {
      return targetSchema.optional();
    },
  })
  .refine(({ key, name }) => key === undefined || name === undefined, {
    path: ['name'],
    message: 'A target has a key or a name, not both',
  })
  .refine(({ key, name, nth, role }) => [key, name, nth].some((part) => part !== undefined) || role === 'main', {
    path: ['key'],
    message: 'Say which one: by key, by name or by nth',
  });

const saidSchema = z.union([z.string().max(MAX_WORDS), z.strictObject({ key: textKey })]);
export type Said = z.output<typeof saidSchema>;

/** To add an act, add a row here and in `ACTS` in `run-walk.ts`. */
const STEP_SCHEMAS = [
  z.strictObject({ act: z.literal('press'), target: targetSchema }),
  z.strictObject({ act: z.literal('fill'), target: targetSchema, value: z.string().max(MAX_WORDS) }),
  /** Chooses a list entry by words, key or what finds it, such as a country code. */
  z.strictObject({ act: z.literal('choose'), target: targetSchema, value: saidSchema }),
  /** `false` clears the box. */
  z.strictObject({ act: z.literal('check'), target: targetSchema, value: z.boolean().default(true) }),
  /** `value` is the file's name, whose ending gives the type. The content is made up. */
  z.strictObject({ act: z.literal('upload'), target: targetSchema, value: words }),
  /** Path under /user/accounts, with its query. */
  z.strictObject({
    act: z.literal('go'),
    value: z.string().regex(/^\/[^#\s]*$/, 'a path under /user/accounts, such as /auth/kyc?level=LEVEL_2'),
  }),
  /** In a mini-program, the messaging app's back button. */
  z.strictObject({ act: z.literal('back') }),
  z.strictObject({ act: z.literal('vendor'), value: z.enum(VENDOR_PAGE_OUTCOMES) }),
  /** Changes the scenario, as `PATCH /scenario` does. */
  z.strictObject({ act: z.literal('set'), value: z.record(z.string(), z.unknown()) }),
  /** Waits for the target, with these words if given. */
  z.strictObject({ act: z.literal('expect'), target: targetSchema, value: saidSchema.optional() }),
] as const;

const MAX_STEPS = 200;

const stepSchema = z.discriminatedUnion('act', STEP_SCHEMAS);
export const stepsSchema = z.array(stepSchema).max(MAX_STEPS).default([]);

/**
 * With defaults.
 * @throws if a step is not valid
 */
export function scenarioSteps({ steps }: { readonly steps?: readonly StepInput[] | undefined }): Step[] {
  return stepsSchema.parse(steps);
}

export type StepInput = z.input<typeof stepSchema>;
export type Step = z.output<typeof stepSchema>;
export type Act = Step['act'];

export const ACT_NAMES: readonly Act[] = STEP_SCHEMAS.map(({ shape }) => shape.act.value);
