import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client';
import { endpoints } from '../../api/endpoints';
import { Button } from '../../ui/button';

/** For those who registered on behalf of a company: says so to the server, which treats their verification differently. */
export function CompanyAccount() {
  const { t } = useTranslation();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const underway = useRef(false);

  const tag = async () => {
    if (underway.current) return;
    underway.current = true;
    setState('busy');
    try {
      await call(endpoints.tagMember, { tagName: 'registered_member_type', value: 'company' });
      setState('done');
    } catch (error) {
      setState('asked');
      throw error;
    } finally {
      underway.current = false;
    }
  };

  return (
    <section aria-labelledby="company" className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
      <h2 id="company" className="font-semibold">
        {t('personal.company.title')}
      </h2>
      <div role="status">{state === 'done' && <p>{t('personal.company.done')}</p>}</div>
      {state !== 'done' && (
        <>
          <p className="text-muted">{t('personal.company.body')}</p>
          <div>
            <Button size="small" loading={state === 'busy'} onClick={() => void tag()}>
              {t('personal.company.action')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
