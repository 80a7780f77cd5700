import * as z from 'zod';
import { VENDOR_PAGE_OUTCOMES } from '../mock/vendors/simulated-vendor';
import { TARGET_ROLES } from './steps';
import type { FoundBy } from './walk-texts';

const words = z.strictObject({ source: z.string(), said: z.string() });

const target: z.ZodType<FoundBy> = z.strictObject({
  role: z.enum(TARGET_ROLES),
  words: words.exactOptional(),
  nth: z.number().int().min(1).exactOptional(),
  get within() {
    return target.exactOptional();
  },
});

export const walkCommand = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('press'), target }),
  z.strictObject({ act: z.literal('fill'), target, text: z.string() }),
  z.strictObject({ act: z.literal('choose'), target, entry: words }),
  z.strictObject({ act: z.literal('check'), target, isOn: z.boolean() }),
  z.strictObject({ act: z.literal('upload'), target, file: z.strictObject({ name: z.string(), type: z.string() }) }),
  z.strictObject({ act: z.literal('expect'), target, words: words.optional() }),
  z.strictObject({ act: z.literal('go'), path: z.string().startsWith('/') }),
  z.strictObject({ act: z.literal('back') }),
  z.strictObject({ act: z.literal('vendor'), outcome: z.enum(VENDOR_PAGE_OUTCOMES) }),
  z.strictObject({ act: z.literal('ready') }),
]);
