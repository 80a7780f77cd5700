import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { useAction } from '../shared/actions/use-action';
import { tagCompany } from './tag-company';

/** Lets the member mark the account as a company's, which is verified differently. */
export function CompanyAccount() {
  const { t } = useTranslation();
  const [done, setDone] = useState(false);
  const [tag, busy] = useAction((context) => tagCompany(context, () => setDone(true)), 'company');

  return (
    <div className="flex flex-col gap-2 pt-1">
      <div role="status">{done && <p>{t('personal.company.done')}</p>}</div>
      {!done && (
        <>
          <p className="text-muted">{t('personal.company.body')}</p>
          <div>
            <Button size="small" loading={busy} onClick={() => void tag()}>
              {t('personal.company.action')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
