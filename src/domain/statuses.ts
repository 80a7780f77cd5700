/**
 * All statuses and other enumerations of the API, with their wire values. They are tuples, so that tests and the harness can iterate over
 * them; the types are derived from the tuples.
 */

/** Status of a verification step. */
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

/** Status of an update of the proof of identity that the server requests. */
export const UPDATE_POI_STATUSES = [
  'DisplayUpdatePOIStatus_No',
  'DisplayUpdatePOIStatus_Needed',
  'DisplayUpdatePOIStatus_Pending',
  'DisplayUpdatePOIStatus_Rejected',
  'DisplayUpdatePOIStatus_Rejected_Daily',
] as const;
export type UpdatePoiStatus = (typeof UPDATE_POI_STATUSES)[number];

/** Status of a questionnaire. */
export const QUESTIONNAIRE_STATUSES = [
  'QUESTIONNAIRE_STATUS_UNDEFINED',
  'QUESTIONNAIRE_STATUS_UNSUBMIT',
  'QUESTIONNAIRE_STATUS_PENDING',
  'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT',
  'QUESTIONNAIRE_STATUS_APPROVED',
  'QUESTIONNAIRE_STATUS_REJECTED',
] as const;
export type QuestionnaireStatus = (typeof QUESTIONNAIRE_STATUSES)[number];

/** Status of the check of an identity transfer. */
export const TRANSFER_VERIFY_STATUSES = [
  'KYC_TRANSFER_VERIFY_STATUS_UNDEFINED',
  'KYC_TRANSFER_VERIFY_STATUS_PENDING',
  'KYC_TRANSFER_VERIFY_STATUS_COMPLETE',
] as const;
export type TransferVerifyStatus = (typeof TRANSFER_VERIFY_STATUSES)[number];

/** Result of an identity transfer. */
export const TRANSFER_RESULTS = ['success', 'pending'] as const;
export type TransferResult = (typeof TRANSFER_RESULTS)[number];

/** The two accounts of an identity transfer. */
export const TRANSFER_ROLES = ['source', 'target'] as const;
export type TransferRole = (typeof TRANSFER_ROLES)[number];

/** Status of the enhanced due diligence. */
export const EDD_STATUSES = [
  'EDDStatus_Unknown',
  'EDDStatus_UnSubmit',
  'EDDStatus_Reviewing',
  'EDDStatus_Pass',
  'EDDStatus_Reject',
] as const;
export type EddStatus = (typeof EDD_STATUSES)[number];

/** Result of the anti-money-laundering check of a scene. The names are assumed. */
export const AML_RESULTS = ['PASS', 'REVIEW', 'QUESTIONNAIRE', 'REJECT'] as const;
export type AmlResult = (typeof AML_RESULTS)[number];

/** Known values of an account's limitation. The only one means 'not limited'; any other text is a limitation. */
export const LIMITATIONS = ['LIMITATION_DEFAULT'] as const;
/** The account is not limited. */
export const NO_LIMITATION = 'LIMITATION_DEFAULT' satisfies (typeof LIMITATIONS)[number];

/**
 * Verification vendors, by their one key: in calls, in the initial config and in all tables. Each has a row in `vendors.ts`. The keys are a list of
 * their own because the first script of every page needs them, and not the vendors' codes.
 */
export const VENDORS = ['PROVIDER_SUMSUB', 'PROVIDER_JUMIO', 'PROVIDER_AAI', 'PROVIDER_ONFIDO'] as const;
export type Vendor = (typeof VENDORS)[number];

/** Who verifies: a vendor, or the product's own embedded verification, behind which a vendor stands. */
export const PROVIDERS = [...VENDORS, 'PROVIDER_DEFAULT'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Custodians of the member's assets. */
export const CUSTODY_TYPES = ['CUSTODY_SATOS', 'CUSTODY_BYBIT', 'CUSTODY_UNSPECIFIED'] as const;
export type CustodyType = (typeof CUSTODY_TYPES)[number];

/** Document types in requests. BVN is ours: only its enum name is given. */
export const DOCUMENT_TYPES = ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT', 'BVN'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Enum names of the document types. */
export const DOCUMENT_TYPE_NAMES = {
  ID_CARD: 'KYC_DOC_TYPE_ID',
  PASSPORT: 'KYC_DOC_TYPE_PASSPORT',
  DRIVERS: 'KYC_DOC_TYPE_DL',
  RESIDENCE_PERMIT: 'KYC_DOC_TYPE_LIVING_PERMITS',
  BVN: 'KYC_DOC_TYPE_BVN',
} as const satisfies Record<DocumentType, string>;

/** Enum name of an unknown document type. */
export const UNDEFINED_DOCUMENT_TYPE = 'KYC_DOC_TYPE_UNDEFINED';
/** All enum names of document types that the server may send. */
export const DOCUMENT_TYPE_ENUM_NAMES = [UNDEFINED_DOCUMENT_TYPE, ...Object.values(DOCUMENT_TYPE_NAMES)] as const;

/** Payment method keys. No call of the account area uses one yet. */
export const PAYMENT_METHODS = ['card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Values of several display controls. */
export const VISIBILITIES = ['show', 'hide'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
