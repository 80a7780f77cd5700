import { useSnapshot } from 'valtio';
import { initialConfig } from '../lib/initial-config';
import { loadFile } from '../lib/load-file';
import { store } from '../lib/store';
import { useLazyComponent } from '../lib/use-lazy-component';

const loadOnBehalf = async () => (await loadFile(() => import('./on-behalf'))).OnBehalf;

/** Says whose a page without a header is. `boot.css` keeps its line. */
export function OwnerLine() {
  const { sdk } = useSnapshot(store);
  return (
    <p className="mx-auto mb-6 min-h-5 w-full max-w-240 text-sm text-muted max-lg:text-center">
      {sdk ? <OnBehalf /> : <Owner />}
    </p>
  );
}

function Owner() {
  return <bdi>{initialConfig().brand.name}</bdi>;
}

function OnBehalf() {
  const part = useLazyComponent(loadOnBehalf);
  return part.status === 'ready' ? <part.Component otherwise={<Owner />} /> : <Owner />;
}
