import * as z from 'zod/mini';
import { isWebAddress } from './addresses';

/** The rules for what members type that the product names (spec 5 and 9). The messages are the spec's; a form translates them. */

/** Characters of the longest email address and of the longest address of a page (spec 9). */
export const EMAIL_MAX_LENGTH = 320;
export const URL_MAX_LENGTH = 2048;
/** Digits of a mobile number (spec 9). */
export const MOBILE_DIGITS = { min: 7, max: 12 } as const;

export const INVALID_EMAIL = 'invalid email';
export const INVALID_MOBILE = 'invalid mobile number';
export const INVALID_URL = 'invalid url';

const MOBILE = new RegExp(`^[0-9]{${MOBILE_DIGITS.min},${MOBILE_DIGITS.max}}$`);

const trimmed = () => z.string().check(z.trim());

/** An email address: optional, trimmed, at most 320 characters; empty counts as absent (spec 5). */
export const emailSchema = z.optional(
  trimmed().check(
    z.maxLength(EMAIL_MAX_LENGTH, INVALID_EMAIL),
    z.refine((typed) => typed === '' || z.email().safeParse(typed).success, INVALID_EMAIL),
  ),
);

/** A mobile number: optional, trimmed, 7 to 12 digits; empty counts as absent (spec 5). */
export const mobileSchema = z.optional(
  trimmed().check(z.refine((typed) => typed === '' || MOBILE.test(typed), INVALID_MOBILE)),
);

/** An address of a page, of http or https alone: what a member gives as a source is shown as a link to reviewers. At most 2048 characters (spec 5). */
export const urlSchema = trimmed().check(z.maxLength(URL_MAX_LENGTH, INVALID_URL), z.refine(isWebAddress, INVALID_URL));
