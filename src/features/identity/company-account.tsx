import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { KeptHeight } from '../../ui/kept-height';
import { useSubmit } from '../shared/actions/use-submit';
import { SupportLink } from '../shared/exits/support-link';
import { tagCompany } from './tag-company';

export function CompanyAccount() {
  const { t } = useTranslation();
  const [done, setDone] = useState(false);
  const { submit, busy, label } = useSubmit((context) => tagCompany(context, () => setDone(true)), 'company');

  return (
    <KeptHeight isKept={done} className="flex flex-col gap-2 pt-1">
      <div role="status">{done && <p>{t('personal.company.done')}</p>}</div>
      {done && (
        <div>
          <SupportLink />
        </div>
      )}
      {!done && (
        <>
          <p className="text-muted">{t('personal.company.body')}</p>
          <div>
            <Button size="small" loading={busy} onClick={() => void submit()}>
              {label(t('personal.company.action'))}
            </Button>
          </div>
        </>
      )}
    </KeptHeight>
  );
}
