import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import {
  type AgreementStanding,
  agreementStanding,
  agreementsOf,
  agreementTemplate,
  type ReadableAgreement,
} from '../../domain/agreements';
import { longDate } from '../../lib/long-date';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { TaskList } from '../../ui/task-list';
import type { Tone } from '../../ui/tone';
import { useLoadTexts } from '../shared/loading/load-texts';
import { useMemberState } from '../shared/member/use-member-state';
import { RegionNotice, RiskWarnings } from '../shared/region/region-notice';

const TONES = {
  open: 'info',
  outdated: 'warning',
  declined: 'warning',
  accepted: 'success',
} as const satisfies Record<AgreementStanding, Tone>;

/** The agreements of the member's account, each with where it stands. */
export function AgreementList() {
  const { t, i18n } = useTranslation();
  const member = useMemberState();
  const texts = useLoadTexts(member.error);
  return (
    <Page title={t('agreements.listTitle')} lead={t('agreements.listLead')}>
      <Loadable state={member} texts={texts} onRetry={member.retry}>
        {({ info, account }) => (
          <div className="flex flex-col gap-3">
            {agreementsOf(account.rules, info.displayControl.displayHkgPoaAgreement).map((name) => (
              <AgreementRow key={`${name} ${i18n.language}`} name={name} />
            ))}
          </div>
        )}
      </Loadable>
      <RiskWarnings />
      <RegionNotice />
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/auth/complianceTasks">{t('complianceTasks.back')}</Link>
        </Button>
      </div>
    </Page>
  );
}

function AgreementRow({ name }: { readonly name: ReadableAgreement }) {
  const { t, i18n } = useTranslation();
  const template = useCall(endpoints.questionnaireTemplate, {
    biz_from: 'kyc_web',
    template_code: agreementTemplate(name),
  });
  const texts = useLoadTexts(template.error);
  return (
    <Loadable state={template} texts={texts} onRetry={template.retry}>
      {(data) => {
        const standing = agreementStanding(data);
        const at = data.agreement?.acceptedAt;
        return (
          <TaskList
            tasks={[
              {
                id: name,
                title: <Link to={`/auth/agreement?name=${name}`}>{t(`agreements.names.${name}`)}</Link>,
                hint:
                  standing === 'accepted' && at !== undefined
                    ? t('agreements.acceptedBanner.body', {
                        version: data.version,
                        date: longDate(at, i18n.language, { timeStyle: 'short' }),
                      })
                    : undefined,
                status: t(`agreements.standing.${standing}`),
                tone: TONES[standing],
              },
            ]}
          />
        );
      }}
    </Loadable>
  );
}
