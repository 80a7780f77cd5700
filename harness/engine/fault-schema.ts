import * as z from 'zod';
import { callNameOrAll } from './call-name';
import { FAULT_KINDS, FAULTS, type FaultKind } from './faults';

/** How many requests a fault applies to. Default: all. */
const times = z.number().int().positive().optional();

/**
 * The part of the requests that a fault strikes, from 0 to 1; which ones follows from `seed`. Counted for each call by itself, so that the
 * order in which calls overtake each other does not matter: the same run has the same faults. Default: all requests.
 */
const share = z.number().min(0).max(1).optional();
const seed = z.number().int().nonnegative().optional();

function kindSchema<Kind extends FaultKind>(kind: Kind) {
  const endpoint = callNameOrAll.default('*');
  const { parameters }: { parameters: (typeof FAULTS)[Kind]['parameters'] } = FAULTS[kind];
  return z.strictObject({ endpoint, kind: z.literal(kind), times, share, seed, ...parameters });
}

/** The schema of each kind, so that their union below stays a union of types. */
type KindSchema = { [Kind in FaultKind]: ReturnType<typeof kindSchema<Kind>> }[FaultKind];

/** Schema of one fault of a scenario. It names a call, or `*`, which means every call and is the default. */
export const faultSchema = z.discriminatedUnion(
  'kind',
  FAULT_KINDS.map((kind) => kindSchema(kind)) as [KindSchema, ...KindSchema[]],
);

export type Fault = z.output<typeof faultSchema>;
