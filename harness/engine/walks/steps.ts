import * as z from 'zod';
import { VENDOR_PAGE_OUTCOMES } from '../mock/vendors/simulated-vendor';

/**
 * The steps of a walk: what a person does in the app, as plain data. A scenario with steps is a walk. Every step has one act; which other keys it
 * takes depends on the act.
 */

/** The roles of ARIA that a target can have. `text`: any element with these words, whatever its role. */
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

/** Longest words, file name or path in a step. */
const MAX_WORDS = 2000;

const words = z.string().min(1).max(MAX_WORDS);
/** Key of a text of ours: `kyc.continue`, or with its file `questionnaires:shared.employment.label`. */
const textKey = z.string().regex(/^([\w-]+:)?[\w-]+(\.[\w-]+)*$/, 'a text key, such as kyc.continue');

/** An element of the page, as a person names it. */
export interface Target {
  readonly role: TargetRole;
  /** Key of the words by which it is called, so that the walk replays in every language. */
  readonly key?: string | undefined;
  /** The words themselves, where they are not ours. */
  readonly name?: string | undefined;
  /** Which of several elements, counted from 1. Without it there has to be exactly one. */
  readonly nth?: number | undefined;
  /** The element around it. One without a name of its own is called by a heading in it. */
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

/** Words of a step: the words themselves, or the key of a text of ours. */
const saidSchema = z.union([z.string().max(MAX_WORDS), z.strictObject({ key: textKey })]);
export type Said = z.output<typeof saidSchema>;

/** The row of each act: what it takes beside `act`. To add an act, add its row here and to `ACTS` in `run-walk.ts`. */
const STEP_SCHEMAS = [
  /** Presses a button, a link, a tab or a card. */
  z.strictObject({ act: z.literal('press'), target: targetSchema }),
  /** Replaces the text of a field. */
  z.strictObject({ act: z.literal('fill'), target: targetSchema, value: z.string().max(MAX_WORDS) }),
  /** Chooses an entry of a list: its words, its key, or what finds it, such as the code of a country. */
  z.strictObject({ act: z.literal('choose'), target: targetSchema, value: saidSchema }),
  /** Ticks a box or chooses a radio button; `false` clears the box. */
  z.strictObject({ act: z.literal('check'), target: targetSchema, value: z.boolean().default(true) }),
  /** Gives a file to a field. The value is the file's name; its end says the type. The content is made up. */
  z.strictObject({ act: z.literal('upload'), target: targetSchema, value: words }),
  /** Opens a path under /user/accounts, with its query, as a link does. */
  z.strictObject({
    act: z.literal('go'),
    value: z.string().regex(/^\/[^#\s]*$/, 'a path under /user/accounts, such as /auth/kyc?level=LEVEL_2'),
  }),
  /** The browser's back button; in a mini-program that of the messaging app. */
  z.strictObject({ act: z.literal('back') }),
  /** Presses the button of an outcome on the page of the simulated vendor. */
  z.strictObject({ act: z.literal('vendor'), value: z.enum(VENDOR_PAGE_OUTCOMES) }),
  /** Changes the scenario in the middle of the walk, as `PATCH /scenario` does. */
  z.strictObject({ act: z.literal('set'), value: z.record(z.string(), z.unknown()) }),
  /** Waits until the target is shown, with these words in it if there is a value. */
  z.strictObject({ act: z.literal('expect'), target: targetSchema, value: saidSchema.optional() }),
] as const;

/** Most steps of a walk. */
const MAX_STEPS = 200;

const stepSchema = z.discriminatedUnion('act', STEP_SCHEMAS);
export const stepsSchema = z.array(stepSchema).max(MAX_STEPS).default([]);

/** The steps of a scenario, with their defaults. @throws when one is not valid */
export function scenarioSteps({ steps }: { readonly steps?: readonly StepInput[] | undefined }): Step[] {
  return stepsSchema.parse(steps);
}

/** A step as a person writes it. */
export type StepInput = z.input<typeof stepSchema>;
/** A step with its defaults. */
export type Step = z.output<typeof stepSchema>;
export type Act = Step['act'];

/** Every act, in the order of the table. */
export const ACT_NAMES: readonly Act[] = STEP_SCHEMAS.map(({ shape }) => shape.act.value);
