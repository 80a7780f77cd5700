export const TOAST_ICONS = ['success', 'fail', 'info', 'warn', 'process'] as const;
export type ToastIcon = (typeof TOAST_ICONS)[number];
