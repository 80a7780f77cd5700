import { Toast as Radix } from 'radix-ui';
import { useSnapshot } from 'valtio';
import { CloseIcon, FailIcon, InfoIcon, ProcessIcon, SuccessIcon, WarnIcon } from './icons';
import { dismissToast, TOAST_DURATION_MS, toasts } from './toast-store';

const ICONS = { success: SuccessIcon, fail: FailIcon, info: InfoIcon, warn: WarnIcon, process: ProcessIcon };
const COLOURS = {
  success: 'text-success',
  fail: 'text-danger',
  info: 'text-info',
  warn: 'text-warning',
  process: 'text-info',
};

/** Draws the toasts of the verification area: swipe down or Escape dismisses, hovering pauses (spec 4, spec 9). */
export function Toaster({ label, closeLabel }: { readonly label: string; readonly closeLabel: string }) {
  const { list } = useSnapshot(toasts);
  return (
    <Radix.Provider swipeDirection="down" duration={TOAST_DURATION_MS} label={label}>
      {list.map(({ id, title, icon, duration, open }) => {
        const Icon = ICONS[icon];
        return (
          <Radix.Root
            key={id}
            open={open}
            duration={duration}
            type="background"
            onOpenChange={(next) => !next && dismissToast(id)}
            className="flex items-start gap-3 rounded-base border border-line bg-raised p-3 text-sm shadow-raised data-[state=open]:animate-rise data-[state=closed]:animate-fade-out"
          >
            <Icon className={`mt-0.5 shrink-0 ${COLOURS[icon]}`} />
            <Radix.Title className="grow pt-0.5">{title}</Radix.Title>
            <Radix.Close aria-label={closeLabel} className="grid size-6 shrink-0 place-items-center rounded-base">
              <CloseIcon className="size-4" />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport className="fixed inset-x-4 top-4 z-50 mx-auto flex max-w-100 flex-col gap-2" />
    </Radix.Provider>
  );
}
