import { useTranslation } from 'react-i18next';
import { MAX_PAPER_AGE_MONTHS } from '../../domain/dates';
import { RequirementList } from '../../ui/requirement-list';
import type { ProofValues } from './address-proof';

export function ProofRequirements() {
  const { t } = useTranslation();
  return (
    <RequirementList
      items={(['age', 'name', 'whole'] as const).map((id) => ({
        id,
        title: t(`poa.needed.${id}`, { count: MAX_PAPER_AGE_MONTHS }),
      }))}
    />
  );
}

export function FileNames({ files }: { readonly files: ProofValues['files'] }) {
  return (
    <ul>
      {files.map(
        (file) =>
          file && (
            <li key={`${file.name} ${file.lastModified}`}>
              <bdi>{file.name}</bdi>
            </li>
          ),
      )}
    </ul>
  );
}
