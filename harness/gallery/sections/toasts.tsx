import { Button } from '../../../src/ui/button';
import { showToast, TOAST_KINDS, type ToastIcon, type ToastKind } from '../../../src/ui/toast-store';
import type { Settings } from '../settings';
import { Section, Specimen } from '../specimen';

const ICONS: readonly ToastIcon[] = ['success', 'fail', 'info', 'warn', 'process'];
let shown = 0;

export function Toasts({ settings: { texts: t } }: { readonly settings: Settings }) {
  const show = (kind: ToastKind, icon: ToastIcon, action?: () => void) => {
    shown += 1;
    showToast({
      kind,
      icon,
      title: `${t.toast} (${shown})`,
      action: action && { label: t.undo, altText: t.undo, onAction: action },
    });
  };
  return (
    <Section id="toasts" title="Toasts">
      {(Object.keys(TOAST_KINDS) as ToastKind[]).map((kind) => (
        <Specimen key={kind} name={`${kind}, ${TOAST_KINDS[kind].durationMs} ms`}>
          <div className="flex flex-wrap gap-3" lang="en">
            {ICONS.map((icon) => (
              <Button key={icon} size="small" onClick={() => show(kind, icon)}>
                {`${kind} ${icon}`}
              </Button>
            ))}
            <Button size="small" onClick={() => show(kind, 'info', () => show(kind, 'success'))}>
              {`${kind} with action`}
            </Button>
          </div>
        </Specimen>
      ))}
    </Section>
  );
}
