import type { ParseKeys } from 'i18next';
import type { ClientTag } from '../api/client-tags';
import type { EndpointKey } from '../api/endpoints';
import type { FirstKey } from '../api/first-rows';
import type { AskedData } from '../domain/asked-data';
import type { QuestionnaireAudience } from '../domain/questionnaire-access';
import type { FirstTextFile } from '../i18n/locales-path';

/** `app/routes.tsx` adds how to load it. */
interface Screen {
  /** Below the base path. */
  readonly path: string;
  /** One sentence for the harness's catalogue. */
  readonly summary: string;
  readonly titleKey: ParseKeys<'user-accounts'>;
  /** For all of its calls. */
  readonly byToken: boolean;
  /** The data that it asks for, each with its purpose. A questionnaire's template may say another. */
  readonly asks: Readonly<Partial<Record<AskedData, ParseKeys<'user-accounts'>>>>;
}

export interface PageScreen extends Screen {
  /** None by token. */
  readonly firstTexts: FirstTextFile | undefined;
  /** The step sets the title. Default: false. */
  readonly opensFlow?: true;
  /** Needs its own document and policy. Default: false. */
  readonly embedsVendor?: true;
  /** Besides the profile. */
  readonly firstCalls: readonly FirstCall[];
  /** After another answer. Default: none. */
  readonly laterCalls?: readonly EndpointKey[];
  /** Default: none. */
  readonly someCalls?: readonly EndpointKey[];
  readonly source?: never;
}

/** Its source decides code, texts and calls. */
export interface QuestionnaireScreen extends Screen {
  readonly audience: QuestionnaireAudience;
  readonly source: QuestionnaireSource;
}

export type QuestionnaireSource =
  /** `fromAddress`: or the one in `template_code`. */
  | { readonly kind: 'template'; readonly templateCode: string; readonly fromAddress?: boolean }
  /** General template 200, by `request_id` or a new request. */
  | { readonly kind: 'scene'; readonly sceneCode: string }
  /** `get-edd-info` has status and template. */
  | { readonly kind: 'edd'; readonly templateCode: string }
  /** With its own calls. */
  | { readonly kind: 'custodian'; readonly templateCode: string };

/** Its answers decide the first view. `app/early-calls.test.ts` compares each with the client's request. */
export interface FirstCall {
  readonly endpoint: FirstKey;
  /** In the schema's order, with its defaults. Default: empty. */
  readonly input?: Readonly<Record<string, unknown>>;
  readonly clientTag?: ClientTag;
  /** Makes another call with this parameter. Default: none. */
  readonly unlessQuery?: string;
}
