import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBusiness } from '../features/shared/consent/use-business';
import { isolated } from '../features/shared/format/isolated';
import { initialConfig } from '../lib/initial-config';
import { setBusiness } from '../lib/store';

/** For a page that another business opened by token. */
export function OnBehalf({ otherwise }: { readonly otherwise: ReactNode }) {
  const { t } = useTranslation();
  const business = useBusiness().data?.name ?? '';
  useEffect(() => setBusiness(business), [business]);
  if (business === '') return otherwise;
  return t('shell.onBehalf', { operator: isolated(initialConfig().brand.name), business: isolated(business) });
}
