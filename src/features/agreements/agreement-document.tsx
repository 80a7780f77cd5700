import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import { agreementStanding, agreementText, type ReadableAgreement } from '../../domain/agreements';
import { parseLegalText } from '../../domain/legal-text';
import { longDate, longDay } from '../../lib/long-date';
import { ScrollAgreement } from '../../ui/fields/scroll-agreement';
import { ImportantNote } from '../../ui/important-note';
import { StatusBanner } from '../../ui/status-banner';
import { SummaryList } from '../../ui/summary-list';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { AgreementActions } from './agreement-actions';
import { Contents } from './contents';
import { DocumentTools } from './document-tools';
import { LegalText } from './legal-text';
import { textHash } from './text-hash';

type AgreementTemplate = ResponseOf<typeof endpoints.questionnaireTemplate>;

interface AgreementDocumentProps {
  readonly name: ReadableAgreement;
  readonly template: AgreementTemplate;
  /** The member's answer was recorded. */
  readonly onAnswered: () => void;
}

/** One agreement: where it stands, what is new, its text, and the member's answer. */
export function AgreementDocument({ name, template, onAnswered }: AgreementDocumentProps) {
  const { t, i18n } = useTranslation();
  const fields = useFieldTexts();
  const { version, title, agreement } = template;
  const text = useMemo(() => agreementText(template), [template]);
  const blocks = useMemo(() => parseLegalText(text), [text]);
  const [hasRead, setHasRead] = useState(false);
  const isWrong = useIsWrong(text, agreement?.sha256 ?? '');
  const standing = agreementStanding(template);

  return (
    <>
      <Standing template={template} />
      {agreement && agreement.changes.length > 0 && standing !== 'accepted' && (
        <ImportantNote title={t('agreements.changes.title', { version: agreement.acceptedVersion })}>
          <p>{t('agreements.changes.lead', { version: agreement.acceptedVersion })}</p>
          <ul dir="auto" className="list-disc ps-5">
            {agreement.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </ImportantNote>
      )}
      <Contents blocks={blocks} />
      <ScrollAgreement
        {...fields.agreement}
        hint={standing === 'accepted' ? undefined : t('agreements.readFirst')}
        title={title}
        onReachEnd={() => setHasRead(true)}
      >
        <LegalText blocks={blocks} />
      </ScrollAgreement>
      <DocumentTools text={text} fileName={`${name}-${version}.txt`} />
      {isWrong ? (
        <StatusBanner tone="danger" title={t('agreements.wrongText.title')} announce>
          <p>{t('agreements.wrongText.body')}</p>
        </StatusBanner>
      ) : (
        standing !== 'accepted' && (
          <AgreementActions
            name={name}
            version={version}
            language={i18n.language}
            hasRead={hasRead}
            canDecline={standing !== 'declined'}
            onAnswered={onAnswered}
          />
        )
      )}
      <section aria-labelledby="facts" className="flex flex-col gap-3">
        <h2 id="facts" className="text-lg font-semibold">
          {t('agreements.facts')}
        </h2>
        <SummaryList
          rows={[
            { id: 'version', term: t('agreements.version'), value: version },
            ...(agreement
              ? [
                  {
                    id: 'published',
                    term: t('agreements.publishedOn'),
                    value: longDay(agreement.publishedOn, i18n.language),
                  },
                  {
                    id: 'hash',
                    term: t('agreements.fingerprint'),
                    value: (
                      <>
                        <code dir="ltr" className="block text-sm break-all">
                          {agreement.sha256}
                        </code>
                        <span className="text-sm text-muted">{t('agreements.fingerprintHint')}</span>
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </section>
    </>
  );
}

/** Where the agreement stands, once the member has answered it. */
function Standing({ template }: { readonly template: AgreementTemplate }) {
  const { t, i18n } = useTranslation();
  const standing = agreementStanding(template);
  const { version } = template;
  if (standing === 'accepted') {
    const at = template.agreement?.acceptedAt;
    return (
      <div role="status">
        <StatusBanner tone="success" title={t('agreements.acceptedBanner.title')}>
          <p>
            {at === undefined
              ? t('agreements.acceptedBanner.bodyNoDate', { version })
              : t('agreements.acceptedBanner.body', {
                  version,
                  date: longDate(at, i18n.language, { timeStyle: 'short' }),
                })}
          </p>
        </StatusBanner>
      </div>
    );
  }
  if (standing !== 'declined') return null;
  return (
    <div role="status">
      <StatusBanner tone="warning" title={t('agreements.declinedBanner.title')}>
        <p>{t('agreements.declinedBanner.body')}</p>
      </StatusBanner>
    </div>
  );
}

/** Whether the text has another SHA-256 than the server says: it was damaged or changed on its way, and must not be accepted. */
function useIsWrong(text: string, sha256: string): boolean {
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void textHash(text).then((hash) => {
      if (isCurrent) setIsWrong(hash !== undefined && hash !== sha256.toLowerCase());
    });
    return () => {
      isCurrent = false;
    };
  }, [text, sha256]);
  return isWrong;
}
