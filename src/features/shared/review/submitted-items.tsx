import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../domain/submission-faults';
import type { SubmittedItems as Items } from '../../../lib/submissions';
import { nameOfCountry } from '../../../ui/fields/countries';
import { StatusBadge } from '../../../ui/status-badge';
import type { Tone } from '../../../ui/tone';
import { outcomeOf, type ReviewWords } from './review-words';

/** After a rejection, only the rejected item. */
const STANDINGS = {
  submitted: { tone: 'neutral', text: 'review.timeline.submitted' },
  pending: { tone: 'process', text: 'personal.status.PENDING' },
  success: { tone: 'success', text: 'review.success.title' },
} as const satisfies Partial<Record<ReviewWords, { tone: Tone; text: string }>>;

interface SubmittedItemsProps {
  readonly items: Items;
  readonly words: ReviewWords;
  readonly fault: Fault | undefined;
}

export function SubmittedItems({ items, words, fault }: SubmittedItemsProps) {
  const { t, i18n } = useTranslation();
  const { documentType, country, sides, selfie } = items;
  const paper = documentType ? t(`kyc.documents.${documentType}.name`) : t('personal.levelSummary.LEVEL_2');
  const rows = [
    {
      id: 'photo',
      name: [paper, nameOfCountry([], country, i18n.language)].filter(Boolean).join(' · '),
      detail: sides && documentType !== 'BVN' && t(sides > 1 ? 'kyc.bothSides' : 'kyc.oneSide'),
    },
    ...(selfie ? [{ id: 'selfie', name: t('review.selfie'), detail: undefined }] : []),
  ];
  const common = words === 'submitted' || words === 'pending' || words === 'success' ? STANDINGS[words] : undefined;
  return (
    <ul className="mt-1 flex flex-col gap-3">
      {rows.map(({ id, name, detail }) => {
        const badge = common ?? (id === fault ? ({ tone: 'danger', text: outcomeOf(words) } as const) : undefined);
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0">
              <span className="block font-medium text-ink">{name}</span>
              {detail}
            </span>
            {badge && <StatusBadge tone={badge.tone}>{t(badge.text)}</StatusBadge>}
          </li>
        );
      })}
    </ul>
  );
}
