import * as z from 'zod';
import { ENDPOINT_NAMES } from '../../src/api/endpoints';

/** Suggests calls that end in the same word, such as `kyc-info`. */
export function noSuchCall(name: unknown): string {
  const word = String(name).split(/[/ ]/).at(-1);
  const alike = ENDPOINT_NAMES.filter((known) => word !== '' && known.endsWith(`/${word}`));
  return alike.length > 0
    ? `There is no call "${name}". Did you mean "${alike.join('" or "')}"?`
    : `There is no call "${name}". Name it by method and path, such as "${ENDPOINT_NAMES[0]}"; /catalogue lists all`;
}

const error = ({ input }: { readonly input?: unknown }) => noSuchCall(input);

export const callName = z.enum(ENDPOINT_NAMES as [string, ...string[]], { error });

export const callNameOrAll = z.union([z.literal('*'), callName], { error });
