import * as z from 'zod/mini';
import { isWebAddress } from './addresses';

/** Validation of what members type (PRODUCT.md, 'Validation'). The messages are fixed English texts; forms translate them. */

/** Maximum length of an email address, in characters. */
export const EMAIL_MAX_LENGTH = 320;
/** Maximum length of a URL, in characters. */
export const URL_MAX_LENGTH = 2048;
/** Minimum and maximum number of digits of a mobile number. */
export const MOBILE_DIGITS = { min: 7, max: 12 } as const;

export const INVALID_EMAIL = 'invalid email';
export const INVALID_MOBILE = 'invalid mobile number';
export const INVALID_URL = 'invalid url';

const MOBILE = new RegExp(`^[0-9]{${MOBILE_DIGITS.min},${MOBILE_DIGITS.max}}$`);

const trimmed = () => z.string().check(z.trim());

/** An email address: optional, trimmed, at most 320 characters; may be empty. */
export const emailSchema = z.optional(
  trimmed().check(
    z.maxLength(EMAIL_MAX_LENGTH, INVALID_EMAIL),
    z.refine((typed) => typed === '' || z.email().safeParse(typed).success, INVALID_EMAIL),
  ),
);

/** A mobile number: optional, trimmed, 7 to 12 digits; may be empty. */
export const mobileSchema = z.optional(
  trimmed().check(z.refine((typed) => typed === '' || MOBILE.test(typed), INVALID_MOBILE)),
);

/** A URL: trimmed, required, at most 2048 characters, http or https only, because reviewers see it as a link. */
export const urlSchema = trimmed().check(z.maxLength(URL_MAX_LENGTH, INVALID_URL), z.refine(isWebAddress, INVALID_URL));
