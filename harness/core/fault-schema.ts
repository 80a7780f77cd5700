import * as z from 'zod';
import { callNameOrAll } from './call-name';
import { FAULT_KINDS, FAULTS, type FaultKind } from './faults';

/** Number of the first request that it can strike. Default: 1. */
const from = z.number().int().positive().optional();
/** Default: every request from there on. */
const times = z.number().int().positive().optional();

/**
 * Fraction of requests, from 0 to 1; `seed` decides which. Counted per call, so that a run is reproducible in any order of
 * calls.
 */
const share = z.number().min(0).max(1).optional();
const seed = z.number().int().nonnegative().optional();

function kindSchema<Kind extends FaultKind>(kind: Kind) {
  const endpoint = callNameOrAll.default('*');
  const { parameters }: { parameters: (typeof FAULTS)[Kind]['parameters'] } = FAULTS[kind];
  return z.strictObject({ endpoint, kind: z.literal(kind), from, times, share, seed, ...parameters });
}

type KindSchema = { [Kind in FaultKind]: ReturnType<typeof kindSchema<Kind>> }[FaultKind];

/** Default endpoint: `*`, every call. */
export const faultSchema = z.discriminatedUnion(
  'kind',
  FAULT_KINDS.map((kind) => kindSchema(kind)) as [KindSchema, ...KindSchema[]],
);

export type Fault = z.output<typeof faultSchema>;
