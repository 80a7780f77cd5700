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

/** Texts of `Toaster` and `LazyToaster`. */
export interface ToasterProps {
  /** Accessible name that screen readers read before a toast's text: 'Notification' in English (PRODUCT.md, 'Constants'). */
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

/** Below the header, so that neither the logo nor 'Back' is ever covered; without a header at the edge of the window. */
const TOP = 'top-4 [body:has(#app-header>header)_&]:top-18';

/** Look of each place. A swipe starts at Radix's own thresholds: after 10 px by touch, 2 px by mouse (PRODUCT.md, 'Constants'). */
const PLACES: Record<ToastPlace, PlaceLook> = {
  area: {
    // Less than Radix's default of 50 px, because the lowest toast is only 16 px from the edge of the screen.
    provider: { swipeDirection: 'down', swipeThreshold: 20 },
    viewport: 'inset-x-4 mx-auto max-w-100',
  },
  system: {
    provider: { swipeDirection: 'right', swipeThreshold: 50 },
    viewport: `start-4 end-4 ${TOP} sm:start-auto sm:w-90`,
  },
};

/** Look of the toasts of the area at each edge of the window. */
const EDGES = {
  bottom: { viewport: 'bottom-[max(1rem,env(safe-area-inset-bottom))]', provider: {} },
  top: { viewport: TOP, provider: { swipeDirection: 'up' } },
} as const;

/** Renders all toasts. Loaded on demand by `LazyToaster`. */
export function Toaster(props: ToasterProps) {
  const list = useSnapshot(toasts).list as readonly Toast[];
  return (['area', 'system'] as const).map((place) => (
    <Place key={place} place={place} list={list.filter((toast) => toast.place === place)} {...props} />
  ));
}

/** The toasts of one place. Renders nothing without toasts, so that the hotkey F8 focuses the place that has some. */
function Place({ place, list, label, closeLabel }: ToasterProps & { place: ToastPlace; list: readonly Toast[] }) {
  const { provider: byPlace, viewport } = PLACES[place];
  useEffect(watchPresses, []);
  // A toast never covers the control that caused it; the edge stays while any of these toasts is shown.
  const isShown = list.length > 0;
  const edge = useMemo(() => (isShown ? edgeBeside(lastControl(), innerHeight) : 'bottom'), [isShown]);
  if (!isShown) return null;
  const atEdge = place === 'area' ? EDGES[edge] : undefined;
  const provider = { ...byPlace, ...atEdge?.provider };
  // Right-to-left pages show the toasts at the left edge; they are swiped out over the edge they are at.
  const towardsEdge = document.documentElement.dir === 'rtl' ? 'left' : 'right';
  const swipeDirection = provider.swipeDirection === 'right' ? towardsEdge : provider.swipeDirection;
  return (
    <Radix.Provider {...provider} swipeDirection={swipeDirection} label={label}>
      {list.map((toast) => (
        <Item key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
      {/* Reversed column: Radix appends new toasts to the list and focuses the newest first, so the newest is shown on top. */}
      <Radix.Viewport
        label={`${label} ({hotkey})`}
        className={cn('fixed z-50 flex flex-col-reverse gap-2', viewport, atEdge?.viewport)}
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
      // Announced politely, without interrupting the screen reader: no toast is urgent.
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
