import * as z from 'zod/mini';
import { isWebAddress } from './addresses';
import { readAddress, readDigits } from './input/text';

/** Messages are fixed English texts; forms translate them. */

/** In characters. */
export const EMAIL_MAX_LENGTH = 320;
/** In characters. */
export const URL_MAX_LENGTH = 2048;
export const MOBILE_DIGITS = { min: 7, max: 12 } as const;

export const INVALID_EMAIL = 'invalid email';
export const INVALID_MOBILE = 'invalid mobile number';
export const INVALID_URL = 'invalid url';

const MOBILE = new RegExp(`^[0-9]{${MOBILE_DIGITS.min},${MOBILE_DIGITS.max}}$`);

const typedAddress = () => z.string().check(z.overwrite(readAddress));

/** Optional, trimmed, at most 320 characters; may be empty. */
export const emailSchema = z.optional(
  typedAddress().check(
    z.maxLength(EMAIL_MAX_LENGTH, INVALID_EMAIL),
    z.refine((typed) => typed === '' || z.email().safeParse(typed).success, INVALID_EMAIL),
  ),
);

/** Optional, trimmed, 7 to 12 digits; may be empty. */
export const mobileSchema = z.optional(
  z.string().check(
    z.overwrite(readDigits),
    z.refine((typed) => typed === '' || MOBILE.test(typed), INVALID_MOBILE),
  ),
);

/** http or https, because reviewers see a link. Trimmed, at most 2048 characters. */
export const urlSchema = typedAddress().check(
  z.maxLength(URL_MAX_LENGTH, INVALID_URL),
  z.refine(isWebAddress, INVALID_URL),
);
