import { lookUp } from './look-up';
/**
 * Reasons for a rejected verification that can be shown to members, and the vendors' codes for them. The members' texts are under
 * `rejections.<reason>`.
 */

/** What a member can do about a rejection: submit again, or contact support. */
export type RejectionRemedy = 'retry' | 'support';

/** All reasons, each with its remedy. */
export const REJECTION_REASONS = {
  document_unreadable: 'retry',
  document_incomplete: 'retry',
  document_side_missing: 'retry',
  document_page_missing: 'retry',
  document_expired: 'retry',
  document_damaged: 'retry',
  document_type_not_supported: 'retry',
  document_country_not_supported: 'support',
  document_is_copy: 'retry',
  document_from_screen: 'retry',
  document_language_not_supported: 'retry',
  document_data_mismatch: 'retry',
  document_fraudulent: 'support',
  document_not_a_document: 'retry',
  document_already_used: 'support',
  selfie_face_mismatch: 'retry',
  selfie_face_missing: 'retry',
  selfie_not_live: 'retry',
  selfie_manipulated: 'support',
  selfie_with_document_missing: 'retry',
  name_mismatch: 'retry',
  birth_date_mismatch: 'retry',
  address_document_not_supported: 'retry',
  address_document_too_old: 'retry',
  address_mismatch: 'retry',
  under_age: 'support',
  region_not_served: 'support',
  screening_hit: 'support',
  consent_declined: 'retry',
  too_many_attempts: 'support',
  device_not_supported: 'retry',
  connection_lost: 'retry',
  abandoned: 'retry',
  general: 'retry',
} as const satisfies Record<string, RejectionRemedy>;
/** A reason for a rejected verification. */
export type RejectionReason = keyof typeof REJECTION_REASONS;

/** Maps the codes of a vendor to reasons. */
type Codes = Readonly<Record<string, RejectionReason>>;

/** Sumsub: `rejectLabels` of a review (docs.sumsub.com, "Rejection reasons"). */
const SUMSUB: Codes = {
  FORGERY: 'document_fraudulent',
  DOCUMENT_TEMPLATE: 'document_fraudulent',
  GRAPHIC_EDITOR: 'document_fraudulent',
  FRAUDULENT_PATTERNS: 'document_fraudulent',
  FRAUDULENT_LIVENESS: 'selfie_manipulated',
  THIRD_PARTY_INVOLVED: 'selfie_manipulated',
  LOW_QUALITY: 'document_unreadable',
  UNSATISFACTORY_PHOTOS: 'document_unreadable',
  ID_INVALID: 'document_type_not_supported',
  DOCUMENT_PAGE_MISSING: 'document_page_missing',
  INCOMPLETE_DOCUMENT: 'document_incomplete',
  FRONT_SIDE_MISSING: 'document_side_missing',
  BACK_SIDE_MISSING: 'document_side_missing',
  DOCUMENT_DAMAGED: 'document_damaged',
  EXPIRATION_DATE: 'document_expired',
  DOCUMENT_MISSING: 'document_incomplete',
  NOT_DOCUMENT: 'document_not_a_document',
  SPAM: 'document_not_a_document',
  SCREENSHOTS: 'document_from_screen',
  BLACK_AND_WHITE: 'document_is_copy',
  DIGITAL_DOCUMENT: 'document_from_screen',
  UNSUITABLE_DOCUMENT: 'document_type_not_supported',
  UNSUITABLE_ENV: 'selfie_face_missing',
  UNSUPPORTED_LANGUAGE: 'document_language_not_supported',
  BAD_SELFIE: 'selfie_face_missing',
  BAD_FACE_MATCHING: 'selfie_face_mismatch',
  SELFIE_MISMATCH: 'selfie_face_mismatch',
  VIDEO_SELFIE_MISSING: 'selfie_face_missing',
  BAD_AVATAR: 'selfie_face_missing',
  BAD_VIDEO_SELFIE: 'selfie_not_live',
  PROBLEMATIC_APPLICANT_DATA: 'document_data_mismatch',
  REQUESTED_DATA_MISMATCH: 'document_data_mismatch',
  DB_DATA_MISMATCH: 'document_data_mismatch',
  DB_DATA_NOT_FOUND: 'document_data_mismatch',
  DUPLICATE: 'document_already_used',
  AGE_REQUIREMENT_MISMATCH: 'under_age',
  WRONG_USER_REGION: 'region_not_served',
  REGULATIONS_VIOLATIONS: 'region_not_served',
  INCORRECT_SOCIAL_NUMBER: 'document_data_mismatch',
  BAD_PROOF_OF_IDENTITY: 'document_type_not_supported',
  BAD_PROOF_OF_ADDRESS: 'address_document_not_supported',
  BAD_PROOF_OF_PAYMENT: 'document_type_not_supported',
  ADVERSE_MEDIA: 'screening_hit',
  CRIMINAL: 'screening_hit',
  COMPROMISED_PERSONS: 'screening_hit',
  PEP: 'screening_hit',
  SANCTIONS: 'screening_hit',
  BLACKLIST: 'screening_hit',
  BLOCKLIST: 'screening_hit',
  INCONSISTENT_PROFILE: 'document_data_mismatch',
  EXPERIENCE_REQUIREMENT_MISMATCH: 'general',
  CHECK_UNAVAILABLE: 'general',
  APPLICANT_INTERRUPTED_INTERVIEW: 'abandoned',
};

/** Onfido: breakdowns and sub-breakdowns of document and facial similarity reports (documentation.onfido.com, "Reports"). */
const ONFIDO: Codes = {
  'image_integrity.image_quality': 'document_unreadable',
  'image_integrity.conclusive_document_quality': 'document_unreadable',
  'image_integrity.supported_document': 'document_type_not_supported',
  'image_integrity.colour_picture': 'document_is_copy',
  'visual_authenticity.digital_tampering': 'document_fraudulent',
  'visual_authenticity.fonts': 'document_fraudulent',
  'visual_authenticity.template': 'document_fraudulent',
  'visual_authenticity.security_features': 'document_fraudulent',
  'visual_authenticity.picture_face_integrity': 'document_fraudulent',
  'visual_authenticity.face_detection': 'selfie_face_missing',
  'visual_authenticity.original_document_present': 'document_is_copy',
  'visual_authenticity.other': 'document_fraudulent',
  'data_validation.document_expiration': 'document_expired',
  'data_validation.expiry_date': 'document_expired',
  'data_validation.date_of_birth': 'birth_date_mismatch',
  'data_validation.document_numbers': 'document_data_mismatch',
  'data_validation.gender': 'document_data_mismatch',
  'data_validation.mrz': 'document_data_mismatch',
  'data_comparison.first_name': 'name_mismatch',
  'data_comparison.last_name': 'name_mismatch',
  'data_comparison.date_of_birth': 'birth_date_mismatch',
  'data_comparison.issuing_country': 'document_country_not_supported',
  'data_consistency.nationality': 'document_data_mismatch',
  'compromised_document.document_database': 'document_fraudulent',
  'compromised_document.repeat_attempts': 'document_already_used',
  'age_validation.minimum_accepted_age': 'under_age',
  'face_comparison.face_match': 'selfie_face_mismatch',
  'image_integrity.face_detected': 'selfie_face_missing',
  'image_integrity.source_integrity': 'selfie_manipulated',
  'visual_authenticity.spoofing_detection': 'selfie_not_live',
  'visual_authenticity.liveness_detected': 'selfie_not_live',
};

/** Jumio: `rejectReasonCode` of Netverify, and decision labels of its newer platform (docs.jumio.com, "Reject reasons"). */
const JUMIO: Codes = {
  '100': 'document_fraudulent',
  '1001': 'document_fraudulent',
  '1002': 'document_fraudulent',
  '1003': 'document_fraudulent',
  '1004': 'document_fraudulent',
  '1005': 'document_fraudulent',
  '1006': 'document_fraudulent',
  '102': 'document_is_copy',
  '103': 'document_is_copy',
  '104': 'document_from_screen',
  '105': 'document_fraudulent',
  '106': 'document_fraudulent',
  '107': 'document_damaged',
  '108': 'document_damaged',
  '109': 'document_incomplete',
  '110': 'document_data_mismatch',
  '111': 'document_data_mismatch',
  '112': 'document_data_mismatch',
  '200': 'document_unreadable',
  '201': 'document_not_a_document',
  '202': 'document_type_not_supported',
  '206': 'document_side_missing',
  '207': 'document_side_missing',
  '209': 'document_side_missing',
  '210': 'document_expired',
  '211': 'document_unreadable',
  '212': 'document_damaged',
  '213': 'document_type_not_supported',
  '214': 'document_is_copy',
  '300': 'under_age',
  '501': 'selfie_with_document_missing',
};

/** Advance.AI: result codes of a document or face check. */
const AAI: Codes = {
  OCR_NO_RESULT: 'document_unreadable',
  CARD_LOW_QUALITY_IMAGE: 'document_unreadable',
  CARD_INFO_UNCERTAIN: 'document_unreadable',
  CARD_INCOMPLETE: 'document_incomplete',
  CARD_NOT_FOUND: 'document_not_a_document',
  CARD_TYPE_NOT_SUPPORTED: 'document_type_not_supported',
  CARD_PHOTOCOPY: 'document_is_copy',
  CARD_RECAPTURED: 'document_from_screen',
  CARD_TAMPERED: 'document_fraudulent',
  CARD_EXPIRED: 'document_expired',
  NO_FACE_DETECTED: 'selfie_face_missing',
  MULTIPLE_FACES_DETECTED: 'selfie_face_missing',
  FACE_NOT_MATCH: 'selfie_face_mismatch',
  LIVENESS_FAILED: 'selfie_not_live',
  NAME_NOT_MATCH: 'name_mismatch',
  IDENTITY_NUMBER_NOT_MATCH: 'document_data_mismatch',
  PERSON_NOT_FOUND: 'document_data_mismatch',
  RETRY_LIMIT_REACHED: 'too_many_attempts',
  USER_TIMEOUT: 'connection_lost',
};

/** Codes of the product's own server: the names of the reasons. */
const OWN: Codes = Object.fromEntries(
  (Object.keys(REJECTION_REASONS) as RejectionReason[]).map((reason) => [reason, reason]),
);

/** Every vendor's codes, for tests, simulators and the catalogue of states. */
export const VENDOR_REJECTION_CODES = { sumsub: SUMSUB, onfido: ONFIDO, jumio: JUMIO, aai: AAI } as const;

const ALL: Codes = { ...SUMSUB, ...ONFIDO, ...JUMIO, ...AAI, ...OWN };

/**
 * Matches an error code as opposed to text for people: one ASCII word with an underscore (`NEW_REASON`), a digit (`1017`, `E12`), a full
 * stop between two letters (`data_validation.mrz`) or a capital after a small letter (`documentExpired`). Does not match 'Blurred.',
 * 'EXPIRED' or 'out-of-date'.
 */
const MACHINE_CODE = /^(?=[\w.-]+$)(?:.*[_\d]|.*\w\.\w|.*[a-z][A-Z])/;

/**
 * Interprets the reason that the server sent: one of `REJECTION_REASONS` for a known code, `general` for an unknown code, else the text
 * itself, even if it is a single word, because the server wrote it for the member. Returns undefined for an empty reason.
 */
export function rejectionReasonOf(
  given: string,
): { readonly reason: RejectionReason } | { readonly text: string } | undefined {
  const trimmed = given.trim();
  if (trimmed === '') return undefined;
  const known = lookUp(ALL, trimmed);
  if (known) return { reason: known };
  return MACHINE_CODE.test(trimmed) ? { reason: 'general' } : { text: trimmed };
}
