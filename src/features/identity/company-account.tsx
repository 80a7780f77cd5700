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
    <section aria-labelledby="company" className="flex flex-col gap-2 text-sm">
      <h2 id="company" className="font-semibold">
        {t('personal.company.title')}
      </h2>
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
    </section>
  );
}
