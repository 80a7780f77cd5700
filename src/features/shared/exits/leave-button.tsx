import { capabilities } from '../../../modes/page-context';
import { Button } from '../../../ui/button';
import { useWayHome } from './use-way-out';

/** For screens without a header. */
export function LeaveButton() {
  const { label, onClick } = useWayHome();
  if (capabilities().header) return null;
  return <Button onClick={onClick}>{label}</Button>;
}
