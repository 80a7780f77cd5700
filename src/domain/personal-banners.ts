import { NO_LIMITATION, type UpdatePoiStatus } from './statuses';
import { taskAddress } from './task-routes';
import { COMPLIANCE_TASK_TYPES, type ComplianceTaskType } from './tasks';

/** What stands above everything else on the personal page, the most pressing first. */
export type PersonalBanner =
  | { readonly kind: 'limitation'; readonly text: string }
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'rejected'; readonly code: string }
  | { readonly kind: 'update-poi'; readonly to: string }
  | { readonly kind: 'task'; readonly type: ComplianceTaskType; readonly to: string };

export interface BannerSources {
  readonly limitation: string;
  readonly limitationInfo: string;
  readonly errorNotify: string;
  readonly additionalRejectReason: string;
  readonly bannerTags: readonly string[];
  readonly mustQuestionnaire: boolean;
  readonly questionnaireStatus: string;
  readonly amlQuestionnaire?: { readonly templateCode: string } | undefined;
  readonly updatePoi: { readonly status: UpdatePoiStatus };
  readonly displayControl: { readonly displayUpdatePOI: boolean };
}

const isTask = (tag: string): tag is ComplianceTaskType => (COMPLIANCE_TASK_TYPES as readonly string[]).includes(tag);

/**
 * The banners of kyc-info. A tag that names a task leads to it; a tag that names none is an announcement
 * (`announcementTags`), which is no reason to alarm anybody. `levelShowsReason`: a refused level gives the reason itself.
 */
export function personalBanners(info: BannerSources, levelShowsReason: boolean): PersonalBanner[] {
  const isLimited = info.limitation !== NO_LIMITATION || info.limitationInfo !== '';
  const asksForUpdate = info.displayControl.displayUpdatePOI && info.updatePoi.status !== 'DisplayUpdatePOIStatus_No';
  const hasToAnswer = info.mustQuestionnaire && MUST_ANSWER.has(info.questionnaireStatus);
  const types = new Set([...info.bannerTags.filter(isTask), ...(hasToAnswer ? (['AML_QUESTIONNAIRE'] as const) : [])]);
  // The proof's own control decides about its banner, whatever the tags say.
  types.delete('UPDATE_POI');
  return [
    ...(isLimited ? [{ kind: 'limitation', text: info.limitationInfo } as const] : []),
    ...(info.errorNotify === '' ? [] : [{ kind: 'error', text: info.errorNotify } as const]),
    ...(info.additionalRejectReason === '' || levelShowsReason
      ? []
      : [{ kind: 'rejected', code: info.additionalRejectReason } as const]),
    ...(asksForUpdate ? [{ kind: 'update-poi', to: taskAddress('UPDATE_POI') } as const] : []),
    ...[...types].map(
      (type) => ({ kind: 'task', type, to: taskAddress(type, info.amlQuestionnaire?.templateCode) }) as const,
    ),
  ];
}

const MUST_ANSWER: ReadonlySet<string> = new Set([
  'QUESTIONNAIRE_STATUS_UNDEFINED',
  'QUESTIONNAIRE_STATUS_UNSUBMIT',
  'QUESTIONNAIRE_STATUS_REJECTED',
]);

/** Tags that name no task: news to be acknowledged. */
export function announcementTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => !isTask(tag));
}
