import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../../harness/core/scenario';
import { fillNumberDetails, proceed } from '../kyc';
import { fillProofAnswers } from '../proof';

/** All paths with documents, biometrics or a number, for `sharing.spec.ts`. */

interface Sharing {
  readonly name: string;
  /** The same step and call as another row. */
  readonly isFurther?: true;
  readonly scenario: ScenarioInput;
  /** Up to the consent. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly heading: string;
  /** Who asks, who checks, what is kept. */
  readonly says: readonly string[];
  /** The button below the box. */
  readonly action: string;
  /** After the consent. */
  readonly send?: (page: Page) => Promise<void>;
  /** The call with the record. */
  readonly carrier: string;
  readonly texts: readonly string[];
  readonly partners: readonly string[];
}

const VENDOR_TOKEN = 'POST /v3/private/kyc/vendor-token';
const ACCESS_TOKEN = 'POST /v1/s1/kyc/integration/access-token';
const VERIFIED = { '1': 'SUCCESS', '2': 'ALLOW' } as const;
const PARTNER = 'Our verification partner: ⁦Sumsub⁩';
const PHOTOS = 'The photos of your document, your selfie, the details on your document and the result';
const PAPER = 'The photos of your proof of address, the details on it and the result';
const IDENTITY = 'Before you share your identity document';
const SUMSUB = ['PROVIDER_SUMSUB'];
const press = (name: string) => async (page: Page) => page.getByRole('button', { name, exact: true }).click();

const EMBEDDED = {
  heading: IDENTITY,
  says: ['Who asks', PARTNER, PHOTOS],
  action: 'Start verification',
  carrier: ACCESS_TOKEN,
  texts: ['kyc.consent'],
  partners: SUMSUB,
} as const;

export const SHARINGS: readonly Sharing[] = [
  {
    name: 'level 1',
    scenario: {
      route: '/auth/kyc',
      query: { level: 'LEVEL_1', step: 'consent', country: 'DEU', document: 'DRIVERS' },
    },
    heading: 'Before you share your driving licence',
    says: ['Who asks', PARTNER, PHOTOS],
    action: 'Continue',
    carrier: VENDOR_TOKEN,
    texts: ['kyc.consent'],
    partners: SUMSUB,
  },
  {
    name: 'level 2',
    scenario: {
      route: '/auth/kyc',
      kyc: { steps: VERIFIED },
      query: { level: 'LEVEL_2', step: 'consent', country: 'DEU' },
    },
    heading: 'Before you share your proof of address',
    says: ['Who asks', PARTNER, PAPER],
    action: 'Continue',
    carrier: VENDOR_TOKEN,
    texts: ['kyc.consentAddress'],
    partners: SUMSUB,
  },
  {
    name: 'number',
    scenario: { route: '/auth/vendor', member: { country: 'NGA' } },
    prepare: fillNumberDetails,
    heading: 'Before you share your bank verification number',
    says: ['Who asks', PARTNER, 'Your name, date of birth, number and the result'],
    action: 'Continue',
    send: press('Submit details'),
    carrier: VENDOR_TOKEN,
    texts: ['nonDocument.consent'],
    partners: SUMSUB,
  },
  {
    ...EMBEDDED,
    name: 'the embedded verification, for a business',
    scenario: { mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } },
    says: [
      ...EMBEDDED.says,
      'Example Partner has asked you',
      'share the result of my verification with ⁨Example Partner⁩',
    ],
    texts: ['kyc.consent', 'kyc.quick.consent'],
  },
  {
    ...EMBEDDED,
    name: 're-verification',
    isFurther: true,
    scenario: { route: '/auth/reverification', kyc: { steps: VERIFIED, poi: 'DisplayUpdatePOIStatus_Needed' } },
    prepare: press('Verify'),
  },
  {
    ...EMBEDDED,
    name: 'update of the document',
    scenario: { route: '/auth/updatekyc', kyc: { steps: VERIFIED }, risk: { decision: 'pass' } },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Passport' }).click();
      await page.getByLabel('Document number').fill('P1234567');
      await proceed(page);
      await press('Submit details')(page);
      await press('Take photos')(page);
    },
  },
  {
    ...EMBEDDED,
    name: 'second identity',
    isFurther: true,
    scenario: { route: '/auth/personal', kyc: { steps: VERIFIED, secondIdentity: 'ALLOW' } },
    prepare: press('Start second verification'),
  },
  {
    name: 'proof of address',
    scenario: { route: '/auth/updatePOA', kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } },
    prepare: (page) => fillProofAnswers(page),
    heading: 'Before you share your proof of address',
    says: ['Who asks', 'Who checks', PAPER],
    action: 'Continue',
    send: press('Submit for review'),
    carrier: 'POST /v3/private/kyc/submit-questionnaire',
    texts: ['poa.consent'],
    partners: [],
  },
];
