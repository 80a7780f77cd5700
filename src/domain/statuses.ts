/**
 * Every status the server speaks of, as the wire prints it (spec 3 and 4). Tuples, so that tests and the harness can
 * walk them; the types follow from the tuples.
 */

/** Status of one verification step (spec 4, "Step status"). */
export const STEP_STATUSES = [
  'ALLOW',
  'NOT_ALLOW',
  'PENDING',
  'SUCCESS',
  'FAILED_AND_CAN_RETRY',
  'FAILED_AND_CAN_NOT_RETRY',
  'CERTIFICATION_DISABLED',
] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** Status of an asked-for update of the proof of identity (spec 4, `DisplayUpdatePOIStatus_*`). */
export const UPDATE_POI_STATUSES = [
  'DisplayUpdatePOIStatus_No',
  'DisplayUpdatePOIStatus_Needed',
  'DisplayUpdatePOIStatus_Pending',
  'DisplayUpdatePOIStatus_Rejected',
  'DisplayUpdatePOIStatus_Rejected_Daily',
] as const;
export type UpdatePoiStatus = (typeof UPDATE_POI_STATUSES)[number];

/** Status of a questionnaire (spec 4). */
export const QUESTIONNAIRE_STATUSES = [
  'QUESTIONNAIRE_STATUS_UNDEFINED',
  'QUESTIONNAIRE_STATUS_UNSUBMIT',
  'QUESTIONNAIRE_STATUS_PENDING',
  'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT',
  'QUESTIONNAIRE_STATUS_APPROVED',
  'QUESTIONNAIRE_STATUS_REJECTED',
] as const;
export type QuestionnaireStatus = (typeof QUESTIONNAIRE_STATUSES)[number];

/** Status of an identity transfer's check (spec 4). */
export const TRANSFER_VERIFY_STATUSES = [
  'KYC_TRANSFER_VERIFY_STATUS_UNDEFINED',
  'KYC_TRANSFER_VERIFY_STATUS_PENDING',
  'KYC_TRANSFER_VERIFY_STATUS_COMPLETE',
] as const;
export type TransferVerifyStatus = (typeof TRANSFER_VERIFY_STATUSES)[number];

/** What an identity transfer answers with (spec 4, "Transfer result states"). */
export const TRANSFER_RESULTS = ['success', 'pending'] as const;
export type TransferResult = (typeof TRANSFER_RESULTS)[number];

/** The two ends of an identity transfer (spec 3). */
export const TRANSFER_ROLES = ['source', 'target'] as const;
export type TransferRole = (typeof TRANSFER_ROLES)[number];

/** Status of the enhanced due diligence (spec 4); the wire prints them with the `EDDStatus_` prefix (design 6). */
export const EDD_STATUSES = [
  'EDDStatus_Unknown',
  'EDDStatus_UnSubmit',
  'EDDStatus_Reviewing',
  'EDDStatus_Pass',
  'EDDStatus_Reject',
] as const;
export type EddStatus = (typeof EDD_STATUSES)[number];

/** What the money-laundering check of a scene came to; the names are assumed. */
export const AML_RESULTS = ['PASS', 'REVIEW', 'QUESTIONNAIRE', 'REJECT'] as const;
export type AmlResult = (typeof AML_RESULTS)[number];

/** Limitations of an account that the product knows by name: only the one that says that there is none. Any other text is a limitation. */
export const LIMITATIONS = ['LIMITATION_DEFAULT'] as const;
/** The account is not limited. */
export const NO_LIMITATION = LIMITATIONS[0];

/** Who verifies (spec 3). */
export const PROVIDERS = [
  'PROVIDER_SUMSUB',
  'PROVIDER_JUMIO',
  'PROVIDER_AAI',
  'PROVIDER_ONFIDO',
  'PROVIDER_DEFAULT',
] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Who holds the member's assets (spec 3). */
export const CUSTODY_TYPES = ['CUSTODY_SATOS', 'CUSTODY_BYBIT', 'CUSTODY_UNSPECIFIED'] as const;
export type CustodyType = (typeof CUSTODY_TYPES)[number];

/** Document types as the API takes them (spec 3), and BVN, which only the enum names know. */
export const DOCUMENT_TYPES = ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT', 'BVN'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The enum name of a document type (spec 3, "Document type enum names"). */
export const DOCUMENT_TYPE_NAMES = {
  ID_CARD: 'KYC_DOC_TYPE_ID',
  PASSPORT: 'KYC_DOC_TYPE_PASSPORT',
  DRIVERS: 'KYC_DOC_TYPE_DL',
  RESIDENCE_PERMIT: 'KYC_DOC_TYPE_LIVING_PERMITS',
  BVN: 'KYC_DOC_TYPE_BVN',
} as const satisfies Record<DocumentType, string>;

/** What the server calls a document type that it has no name for. */
export const UNDEFINED_DOCUMENT_TYPE = 'KYC_DOC_TYPE_UNDEFINED';
/** Every enum name of a document type that the server may send. */
export const DOCUMENT_TYPE_ENUM_NAMES = [UNDEFINED_DOCUMENT_TYPE, ...Object.values(DOCUMENT_TYPE_NAMES)] as const;

/** Ways of paying that the product knows. No call of this area takes one: the key is listed for those that come. */
export const PAYMENT_METHODS = ['card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `show` and `hide`, as several display controls print it (spec 3, "Visibility values"). */
export const VISIBILITIES = ['show', 'hide'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
