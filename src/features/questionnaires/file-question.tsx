import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptFile } from '../../domain/questionnaire';
import { Button } from '../../ui/button';
import { FileField } from '../../ui/fields/file-field';
import { FileIcon } from '../../ui/icons';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { type QuestionFieldProps, useCommonProps } from './question-field';

const isKept = (file: File | KeptFile): file is KeptFile => 'fileId' in file;

export function FileQuestion(props: QuestionFieldProps) {
  const { question, answer, onChange, config } = props;
  const { t } = useTranslation();
  const fields = useFieldTexts();
  const common = useCommonProps(props);
  const [refused, setRefused] = useState<string>();
  const { files } = answer;
  const limit = question.max ?? 1;
  const used = files.reduce((sum, file) => sum + (isKept(file) ? 0 : file.size), 0);
  const rules = {
    accept: question.accept.length > 0 ? question.accept : config.acceptedFileTypes,
    // All files share one body and its limit.
    maxBytes: Math.max(0, (question.maxFileBytes ?? config.maxFileBytes) - used),
  };
  const set = (next: readonly (File | KeptFile)[]) => {
    setRefused(undefined);
    onChange({ ...answer, files: next });
  };
  return (
    <div className="flex flex-col gap-3">
      {files.length < limit && (
        <FileField
          {...fields.file}
          {...common}
          value={null}
          rules={rules}
          error={refused ?? common.error}
          room={limit - files.length}
          onChange={(file, ...more) => file && set([...files, file, ...more])}
          onReject={(refusals) => setRefused(fields.fileProblem(refusals, rules, false))}
        />
      )}
      {files.length >= limit && <p className="font-medium">{common.label}</p>}
      {files.length > 0 && (
        <ul className="flex flex-col gap-2">
          {files.map((file, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
              key={index}
              className="flex items-center gap-3 rounded-base border border-line bg-surface p-3"
            >
              <FileIcon className="shrink-0 text-muted" />
              <span className="min-w-0 grow wrap-anywhere">
                <bdi>{file.name}</bdi>
                {isKept(file) && <span className="block text-sm text-muted">{t('questionnaire.sentBefore')}</span>}
              </span>
              <Button
                size="small"
                aria-label={t('questionnaire.removeFile', { name: file.name })}
                onClick={() => set(files.filter((_file, place) => place !== index))}
              >
                {t('fields.file.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
