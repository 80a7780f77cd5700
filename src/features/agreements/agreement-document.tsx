import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import { agreementStatus, agreementText, type ReadableAgreement } from '../../domain/agreements';
import { parseLegalText } from '../../domain/legal-text';
import { AgreementText } from '../../ui/agreement-text';
import { FocusHere } from '../../ui/focus-here';
import { StatusBanner } from '../../ui/status-banner';
import { AgreementActions, type AgreementActionsProps } from './agreement-actions';
import { AgreementFacts } from './agreement-facts';
import { AgreementStatusNote } from './agreement-status-note';
import { Contents } from './contents';
import { DocumentTools } from './document-tools';
import { LegalText } from './legal-text';
import { PrintHead } from './print-head';
import { useIsWrongText } from './text-hash';
import { useKeptPlace } from './use-kept-place';

export type AgreementTemplate = ResponseOf<typeof endpoints.questionnaireTemplate>;

interface AgreementDocumentProps {
  readonly name: ReadableAgreement;
  readonly template: AgreementTemplate;
  /** Since the page was opened. */
  readonly isAnswered: boolean;
  readonly onAnswered: AgreementActionsProps['onAnswered'];
}

export function AgreementDocument({ name, template, isAnswered, onAnswered }: AgreementDocumentProps) {
  const { t, i18n } = useTranslation();
  const { version, title, agreement } = template;
  const text = useMemo(() => agreementText(template), [template]);
  const blocks = useMemo(() => parseLegalText(text), [text]);
  // A replaced text has to be read again.
  const [readVersion, setReadVersion] = useState<string>();
  const isWrong = useIsWrongText(text, agreement?.sha256 ?? '');
  const status = agreementStatus(template);
  const isAsked = status !== 'accepted';
  const note = <AgreementStatusNote template={template} />;
  const place = useKeptPlace(`${name} ${version}`);

  return (
    <>
      <PrintHead template={template} />
      {isAnswered ? <FocusHere>{note}</FocusHere> : note}
      {agreement && agreement.changes.length > 0 && isAsked && (
        <div className="print:hidden">
          <StatusBanner tone="info" title={t('agreements.changes.title', { version: agreement.acceptedVersion })}>
            <p>{t('agreements.changes.lead', { version: agreement.acceptedVersion })}</p>
            <ul dir="auto" className="list-disc ps-5">
              {agreement.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </StatusBanner>
        </div>
      )}
      <Contents text={text} />
      <AgreementText
        hint={isAsked ? t('agreements.readFirst') : undefined}
        reachedText={t('fields.agreement.reached')}
        key={version}
        title={title}
        isPageTitle={title === t(`agreements.names.${name}`)}
        onReachEnd={() => setReadVersion(version)}
      >
        <div ref={place} className="contents">
          <LegalText blocks={blocks} />
        </div>
      </AgreementText>
      <DocumentTools text={text} fileName={`${name}-${version}.txt`} />
      {isWrong ? (
        <StatusBanner tone="danger" title={t('agreements.wrongText.title')} announce>
          <p>{t('agreements.wrongText.body')}</p>
        </StatusBanner>
      ) : (
        isAsked && (
          <AgreementActions
            name={name}
            version={version}
            language={i18n.language}
            hasRead={readVersion === version}
            canDecline={status !== 'declined'}
            ifDeclined={agreement?.ifDeclined ?? []}
            onAnswered={onAnswered}
          />
        )
      )}
      <AgreementFacts template={template} />
    </>
  );
}
