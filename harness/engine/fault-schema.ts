import * as z from 'zod';
import { FAULT_KINDS, FAULTS, type FaultKind } from './faults';

type EndpointName = z.ZodType<string>;

/** How many requests a fault applies to. Default: all. */
const times = z.number().int().positive().optional();

/**
 * The part of the requests that a fault strikes, from 0 to 1; which ones follows from `seed`. Counted for each call by itself, so that the
 * order in which calls overtake each other does not matter: the same run has the same faults. Default: all requests.
 */
const share = z.number().min(0).max(1).optional();
const seed = z.number().int().nonnegative().optional();

function kindSchema<Kind extends FaultKind>(kind: Kind, endpointName: EndpointName) {
  const endpoint = z.union([z.literal('*'), endpointName]).default('*');
  const { parameters }: { parameters: (typeof FAULTS)[Kind]['parameters'] } = FAULTS[kind];
  return z.strictObject({ endpoint, kind: z.literal(kind), times, share, seed, ...parameters });
}

/** The schema of each kind, so that their union below stays a union of types. */
type KindSchema = { [Kind in FaultKind]: ReturnType<typeof kindSchema<Kind>> }[FaultKind];

/**
 * Schema of one fault of a scenario. `endpointName` is the schema of a call's name; a fault may also name `*`, which means every
 * call and is the default.
 */
export function faultSchema(endpointName: EndpointName) {
  const schemas = FAULT_KINDS.map((kind) => kindSchema(kind, endpointName));
  return z.discriminatedUnion('kind', schemas as [KindSchema, ...KindSchema[]]);
}

export type Fault = z.output<ReturnType<typeof faultSchema>>;
