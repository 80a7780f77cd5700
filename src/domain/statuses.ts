/** Tuples, so that they can be iterated. */

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

export const UPDATE_POI_STATUSES = [
  'DisplayUpdatePOIStatus_No',
  'DisplayUpdatePOIStatus_Needed',
  'DisplayUpdatePOIStatus_Pending',
  'DisplayUpdatePOIStatus_Rejected',
  'DisplayUpdatePOIStatus_Rejected_Daily',
] as const;
export type UpdatePoiStatus = (typeof UPDATE_POI_STATUSES)[number];

export const QUESTIONNAIRE_STATUSES = [
  'QUESTIONNAIRE_STATUS_UNDEFINED',
  'QUESTIONNAIRE_STATUS_UNSUBMIT',
  'QUESTIONNAIRE_STATUS_PENDING',
  'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT',
  'QUESTIONNAIRE_STATUS_APPROVED',
  'QUESTIONNAIRE_STATUS_REJECTED',
] as const;
export type QuestionnaireStatus = (typeof QUESTIONNAIRE_STATUSES)[number];

export const TRANSFER_VERIFY_STATUSES = [
  'KYC_TRANSFER_VERIFY_STATUS_UNDEFINED',
  'KYC_TRANSFER_VERIFY_STATUS_PENDING',
  'KYC_TRANSFER_VERIFY_STATUS_COMPLETE',
] as const;
export type TransferVerifyStatus = (typeof TRANSFER_VERIFY_STATUSES)[number];

export const TRANSFER_RESULTS = ['success', 'pending'] as const;
export type TransferResult = (typeof TRANSFER_RESULTS)[number];

export const TRANSFER_ROLES = ['source', 'target'] as const;
export type TransferRole = (typeof TRANSFER_ROLES)[number];

export const EDD_STATUSES = [
  'EDDStatus_Unknown',
  'EDDStatus_UnSubmit',
  'EDDStatus_Reviewing',
  'EDDStatus_Pass',
  'EDDStatus_Reject',
] as const;
export type EddStatus = (typeof EDD_STATUSES)[number];

/** Scene of the anti-money-laundering check; assumed, as are the results. */
export const AML_SCENE = 'KYC';
export const AML_RESULTS = ['PASS', 'REVIEW', 'QUESTIONNAIRE', 'REJECT'] as const;
export type AmlResult = (typeof AML_RESULTS)[number];

/** Any other text is a limitation. */
export const LIMITATIONS = ['LIMITATION_DEFAULT'] as const;
export const NO_LIMITATION = 'LIMITATION_DEFAULT' satisfies (typeof LIMITATIONS)[number];

/** The first script needs only the keys. */
export const VENDORS = ['PROVIDER_SUMSUB', 'PROVIDER_JUMIO', 'PROVIDER_AAI', 'PROVIDER_ONFIDO'] as const;
export type Vendor = (typeof VENDORS)[number];

/** `PROVIDER_DEFAULT` is our embedded verification. */
export const PROVIDERS = [...VENDORS, 'PROVIDER_DEFAULT'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const CUSTODY_TYPES = ['CUSTODY_SATOS', 'CUSTODY_BYBIT', 'CUSTODY_UNSPECIFIED'] as const;
export type CustodyType = (typeof CUSTODY_TYPES)[number];

/** BVN is ours: only its enum name is given. */
export const DOCUMENT_TYPES = ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT', 'BVN'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const DOCUMENT_TYPE_NAMES = {
  ID_CARD: 'KYC_DOC_TYPE_ID',
  PASSPORT: 'KYC_DOC_TYPE_PASSPORT',
  DRIVERS: 'KYC_DOC_TYPE_DL',
  RESIDENCE_PERMIT: 'KYC_DOC_TYPE_LIVING_PERMITS',
  BVN: 'KYC_DOC_TYPE_BVN',
} as const satisfies Record<DocumentType, string>;

export const UNDEFINED_DOCUMENT_TYPE = 'KYC_DOC_TYPE_UNDEFINED';
export const DOCUMENT_TYPE_ENUM_NAMES = [UNDEFINED_DOCUMENT_TYPE, ...Object.values(DOCUMENT_TYPE_NAMES)] as const;

/** Not used by the account area yet. */
export const PAYMENT_METHODS = ['card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const VISIBILITIES = ['show', 'hide'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
