import { type BaseWindow, dialog, type WebContents } from 'electron';

/** Always in their own window: docked, they would cover a phone's page. */
export function inspect(contents: WebContents): void {
  if (contents.isDevToolsOpened()) contents.closeDevTools();
  else contents.openDevTools({ mode: 'detach' });
}

/** With Chromium's reason, such as 'crashed', 'oom' or 'killed'. */
export function onCrash(contents: WebContents, listener: (reason: string) => void): void {
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') listener(reason);
  });
}

/** @param ms also resolves after this time */
export function firstOf(contents: WebContents, events: readonly string[], limit: number): Promise<void> {
  // The types have one overload for each name.
  const emitter = contents as unknown as NodeJS.EventEmitter;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const event of events) emitter.off(event, end);
      resolve();
    };
    const timer = setTimeout(end, limit);
    for (const event of events) emitter.on(event, end);
  });
}

/** For windows that cannot show it themselves. */
export function offerReload(window: BaseWindow, contents: WebContents, name: string): void {
  onCrash(contents, async (reason) => {
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: `${name} has crashed (${reason})`,
      detail: 'The harness’s server keeps the scenario and the log.',
      buttons: ['Load it again', 'Close the window'],
    });
    if (response === 0) contents.reload();
    else window.close();
  });
}
