/** Reasons for a rejected verification that can be shown to members. The members' texts are under `rejections.<reason>`. */

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
