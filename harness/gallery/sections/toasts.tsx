import { useEffect } from 'react';
import { TOAST_ICONS, type ToastIcon } from '../../../src/domain/toasts';
import { Button } from '../../../src/ui/button';
import { showToast, TOAST_KINDS, type ToastKind } from '../../../src/ui/toast-store';
import type { SectionProps } from '../settings';
import { Specimen } from '../specimen';
import type { OpenedId } from '../states';

const OPENED: Partial<Record<OpenedId, ToastKind>> = { 'toasts-area': 'verification', 'toasts-system': 'notification' };
let lastNumber = 0;

export function Toasts({ settings: { texts: t, state } }: SectionProps) {
  const opened = state?.opened && OPENED[state.opened];
  const show = (kind: ToastKind, icon: ToastIcon, action?: () => void) => {
    lastNumber += 1;
    showToast({
      kind,
      icon,
      title: `${t.toast} (${lastNumber})`,
      action: action && { label: t.retry, altText: t.retry, onAction: action },
    });
  };
  useEffect(() => {
    if (!opened) return;
    const action = { label: t.retry, altText: t.retry, onAction: () => undefined };
    for (const icon of TOAST_ICONS) {
      // Stays open for screenshots.
      showToast({
        kind: opened,
        icon,
        title: t.toast,
        duration: Number.POSITIVE_INFINITY,
        ...(icon === 'warn' && { action }),
      });
    }
  }, [opened, t]);
  return (Object.keys(TOAST_KINDS) as ToastKind[]).map((kind) => (
    <Specimen key={kind} name={`${kind}, ${TOAST_KINDS[kind].durationMs} ms`}>
      <div className="flex flex-wrap gap-3" lang="en">
        {TOAST_ICONS.map((icon) => (
          <Button key={icon} size="small" onClick={() => show(kind, icon)}>
            {`${kind} ${icon}`}
          </Button>
        ))}
        <Button size="small" onClick={() => show(kind, 'info', () => show(kind, 'success'))}>
          {`${kind} with action`}
        </Button>
      </div>
    </Specimen>
  ));
}
