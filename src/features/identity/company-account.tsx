import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { KeptHeight } from '../../ui/kept-height';
import { isUnsure } from '../shared/actions/submit-errors';
import { SubmitProblem } from '../shared/actions/submit-problem';
import { useSubmit } from '../shared/actions/use-submit';
import { tagCompany } from './tag-company';

/** Lets the member mark the account as a company's, which is verified differently. */
export function CompanyAccount() {
  const { t } = useTranslation();
  const [done, setDone] = useState(false);
  const { submit, busy, failure, label } = useSubmit(
    (context) => tagCompany(context, () => setDone(true)),
    'company',
    isUnsure,
  );

  return (
    <KeptHeight isKept={done} className="flex flex-col gap-2 pt-1">
      <div role="status">{done && <p>{t('personal.company.done')}</p>}</div>
      {!done && (
        <>
          <p className="text-muted">{t('personal.company.body')}</p>
          <SubmitProblem failure={failure} outcome="company" />
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
