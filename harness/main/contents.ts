import { type BaseWindow, dialog, type WebContents } from 'electron';

/** Shows or closes the developer tools, always in a window of their own: docked, they would cover the page of a phone. */
export function inspect(contents: WebContents): void {
  if (contents.isDevToolsOpened()) contents.closeDevTools();
  else contents.openDevTools({ mode: 'detach' });
}

/** Calls `onCrash` with Chromium's reason ('crashed', 'oom', 'killed' …) when the process of a page has ended by itself. */
export function onCrash(contents: WebContents, listener: (reason: string) => void): void {
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') listener(reason);
  });
}

/** Resolves with the first of some events of a page, and in any case after some milliseconds. */
export function firstOf(contents: WebContents, events: readonly string[], limit: number): Promise<void> {
  // Which names there are is typed by one overload each.
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

/** Asks in a dialog whether to load a crashed page again: for windows in which nothing else could say it. */
export function offerReload(window: BaseWindow, contents: WebContents, name: string): void {
  onCrash(contents, async (reason) => {
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: `${name} has crashed (${reason})`,
      detail: 'The scenario and the log are kept by the harness’s server.',
      buttons: ['Load it again', 'Close the window'],
    });
    if (response === 0) contents.reload();
    else window.close();
  });
}
