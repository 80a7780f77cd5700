import { Toast as Radix } from 'radix-ui';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { ToastIcon } from '../domain/toasts';
import { cn } from './cn';
import { CloseIcon } from './icons';
import { LINK_LOOK } from './text-link';
import { edgeBeside, lastControl, watchPresses } from './toast-edge';
import { dismissToast, type Toast, type ToastPlace, toasts } from './toast-store';
import { TONES, type Tone } from './tone';

export interface ToasterProps {
  /** Read before the text: 'Notification' in English. */
  readonly label: string;
  readonly closeLabel: string;
}

const ICON_TONES: Record<ToastIcon, Tone> = {
  success: 'success',
  fail: 'danger',
  info: 'info',
  warn: 'warning',
  process: 'process',
};

interface PlaceLook {
  readonly provider: Pick<ComponentProps<typeof Radix.Provider>, 'swipeDirection' | 'swipeThreshold'>;
  readonly viewport: string;
}

/** Below the header, if the page has one. */
const TOP = 'top-4 [body:has(#app-header>header)_&]:top-18';

/** Radix's own swipe thresholds: 10 px by touch, 2 px by mouse. */
const PLACES: Record<ToastPlace, PlaceLook> = {
  area: {
    // Below Radix's 50 px: the lowest toast is 16 px from the edge.
    provider: { swipeDirection: 'down', swipeThreshold: 20 },
    viewport: 'inset-x-4 mx-auto max-w-100',
  },
  system: {
    provider: { swipeDirection: 'right', swipeThreshold: 50 },
    viewport: `start-4 end-4 ${TOP} sm:start-auto sm:w-90`,
  },
};

const EDGES = { bottom: 'bottom-[max(1rem,env(safe-area-inset-bottom))]', top: TOP } as const;

/** Use `LazyToaster`. */
export function Toaster(props: ToasterProps) {
  const list = useSnapshot(toasts).list as readonly Toast[];
  return (['area', 'system'] as const).map((place) => (
    <Place key={place} place={place} list={list.filter((toast) => toast.place === place)} {...props} />
  ));
}

/** Nothing if empty, so that F8 focuses the other place. */
function Place({ place, list, label, closeLabel }: ToasterProps & { place: ToastPlace; list: readonly Toast[] }) {
  const { provider, viewport } = PLACES[place];
  useEffect(watchPresses, []);
  // The edge stays until all are gone.
  const isShown = list.length > 0;
  const edge = useMemo(() => (isShown ? edgeBeside(lastControl(), innerHeight) : 'bottom'), [isShown]);
  if (!isShown) return null;
  // Right-to-left pages use the left edge.
  const towardsEdge = document.documentElement.dir === 'rtl' ? 'left' : 'right';
  const swipeDirection = provider.swipeDirection === 'right' ? towardsEdge : provider.swipeDirection;
  return (
    <Radix.Provider {...provider} swipeDirection={swipeDirection} label={label}>
      {list.map((toast) => (
        <Item key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
      {/* Reversed: Radix appends, but the newest is on top. */}
      <Radix.Viewport
        label={`${label} ({hotkey})`}
        className={cn('fixed z-50 flex flex-col-reverse gap-2', viewport, place === 'area' && EDGES[edge])}
      />
    </Radix.Provider>
  );
}

function Item({ toast, closeLabel }: { readonly toast: Toast; readonly closeLabel: string }) {
  const { id, title, description, icon, duration, open, action } = toast;
  const { Icon, text } = TONES[ICON_TONES[icon]];
  return (
    <Radix.Root
      open={open}
      duration={duration}
      // Polite: no toast is urgent.
      type="background"
      onOpenChange={(next) => !next && dismissToast(id)}
      data-icon={icon}
      className={cn(
        'pointer-events-auto flex touch-none items-start gap-3 rounded-base border border-line bg-raised p-3 text-sm',
        'shadow-raised data-[state=closed]:animate-fade-out data-[state=open]:animate-rise',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)',
        'data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=end]:translate-y-(--radix-toast-swipe-end-y)',
        'data-[swipe=cancel]:translate-0 data-[swipe=cancel]:transition-[translate]',
      )}
    >
      <Icon className={cn('mt-0.5 shrink-0', text)} />
      <div className="flex min-w-0 grow flex-col items-start gap-1 py-0.5">
        <Radix.Title className={cn('max-w-full wrap-break-word', description && 'font-medium')}>{title}</Radix.Title>
        {description && <Radix.Description className="max-w-full wrap-break-word">{description}</Radix.Description>}
        {action && (
          <Radix.Action altText={action.altText} onClick={action.onAction} className={cn('font-medium', LINK_LOOK)}>
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-base text-muted hover:bg-sunken"
      >
        <CloseIcon className="size-4" />
      </Radix.Close>
    </Radix.Root>
  );
}
