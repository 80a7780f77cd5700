import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import * as z from 'zod';
import type { CallArgument, CallName, Calls, EventName, Events } from '../core/channels';
import { walkCommand } from '../core/walks/command-schema';

/** A wrong argument is rejected before the handler runs. */
const ARGUMENTS: { readonly [Name in CallName]: z.ZodType<CallArgument<Name>> } = {
  'app:open': z.strictObject({ url: z.url(), fresh: z.boolean() }),
  'app:reload': z.undefined(),
  'app:drive': walkCommand,
  'app:picture': z.undefined(),
  'app:place': z
    .strictObject({
      x: z.number().min(0),
      y: z.number().min(0),
      width: z.number().min(0),
      height: z.number().min(0),
      scale: z.number().min(0.25).max(2),
    })
    .nullable(),
  'panel:raise': z.boolean(),
  'files:choose': z.undefined(),
};

export type CallHandlers = { readonly [Name in CallName]: (argument: CallArgument<Name>) => ReturnType<Calls[Name]> };

/** The panel's top frame at its own origin. */
function isFromPanel(event: IpcMainInvokeEvent, panel: WebContents, origin: string): boolean {
  const frame = event.senderFrame;
  return (
    event.sender === panel &&
    frame !== null &&
    frame === panel.mainFrame &&
    URL.canParse(frame.url) &&
    new URL(frame.url).origin === origin
  );
}

/** A call from any other frame rejects and is reported to `refused`. */
export function answerCalls(
  panel: WebContents,
  origin: string,
  handlers: CallHandlers,
  refused: (what: string) => void,
): void {
  const answer = <Name extends CallName>(name: Name) => {
    ipcMain.handle(name, (event, argument: unknown) => {
      if (!isFromPanel(event, panel, origin)) {
        refused(`ipc ${name} from ${event.senderFrame?.url || 'a frame that is gone'}`);
        throw new Error(`${name} is refused: the caller is not the panel`);
      }
      return handlers[name](ARGUMENTS[name].parse(argument) as CallArgument<Name>);
    });
  };
  for (const name of Object.keys(handlers) as CallName[]) answer(name);
}

/** Does nothing if the panel is closed. */
export function sendEvent<Name extends EventName>(panel: WebContents, name: Name, payload: Events[Name]): void {
  if (!panel.isDestroyed()) panel.send(name, payload);
}
