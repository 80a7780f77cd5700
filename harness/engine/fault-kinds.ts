import * as z from 'zod';

/** How often a fault strikes; absent means always (design 6). */
const times = z.number().int().positive().optional();

/**
 * The parameters of each fault kind (design 6). What a kind does on the wire is its row in `faults.ts`.
 * `endpoint` is a call's name or `*` for all of them.
 */
export const FAULT_PARAMETERS = {
  envelope: {
    ret_code: z.number().int(),
    ret_msg: z.string().default(''),
    /** Asks the app for a notification under this title, where `type` is `notify` (spec 3, spec 8). */
    errorReminder: z.strictObject({ type: z.string().default('notify'), title: z.string() }).optional(),
  },
  http: { status: z.number().int().min(200).max(599) },
  network: {},
  timeout: {},
  empty: {},
  malformed: {},
  slow: { ms: z.number().int().positive().max(600_000) },
  'wrong-shape': {},
  'offline-after': { count: z.number().int().nonnegative() },
} as const satisfies Record<string, z.ZodRawShape>;

export type FaultKind = keyof typeof FAULT_PARAMETERS;
export const FAULT_KINDS = Object.keys(FAULT_PARAMETERS) as FaultKind[];

/** Schema of one fault of a scenario, for the endpoints that `endpointName` takes. */
export function faultSchema(endpointName: z.ZodType<string>) {
  const endpoint = z.union([z.literal('*'), endpointName]).default('*');
  const row = <K extends FaultKind>(kind: K) =>
    z.strictObject({ endpoint, kind: z.literal(kind), times, ...FAULT_PARAMETERS[kind] });
  return z.discriminatedUnion('kind', [
    row('envelope'),
    row('http'),
    row('network'),
    row('timeout'),
    row('empty'),
    row('malformed'),
    row('slow'),
    row('wrong-shape'),
    row('offline-after'),
  ]);
}

export type Fault = z.output<ReturnType<typeof faultSchema>>;
