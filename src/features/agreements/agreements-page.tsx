import { useSearchParams } from 'react-router-dom';
import { agreementNamed } from '../../domain/agreements';
import { AgreementList } from './agreement-list';
import { AgreementPage } from './agreement-page';

export function AgreementsPage() {
  const [query] = useSearchParams();
  const name = agreementNamed(query.get('name'));
  return name === undefined ? <AgreementList /> : <AgreementPage key={name} name={name} />;
}

export function ClientAgreementPage() {
  return <AgreementPage name="client" />;
}
