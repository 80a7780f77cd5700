import * as z from 'zod';
import { ENDPOINT_NAMES } from '../../src/api/endpoints';

/** Says that there is no such call, and which calls end in the same word: `POST /v3/private/kyc/kyc-info` for `kyc-info`. */
export function noSuchCall(name: unknown): string {
  const word = String(name).split(/[/ ]/).at(-1);
  const alike = ENDPOINT_NAMES.filter((known) => word !== '' && known.endsWith(`/${word}`));
  return alike.length > 0
    ? `There is no call "${name}". Did you mean "${alike.join('" or "')}"?`
    : `There is no call "${name}". Name it by method and path, such as "${ENDPOINT_NAMES[0]}"; /catalogue lists all`;
}

const error = ({ input }: { readonly input?: unknown }) => noSuchCall(input);

/** The name of a call: its method and its path, as the contract prints them. */
export const callName = z.enum(ENDPOINT_NAMES as [string, ...string[]], { error });

/** The name of a call, or `*` for every call. */
export const callNameOrAll = z.union([z.literal('*'), callName], { error });
