import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BaseWindow, dialog } from 'electron';
import * as z from 'zod';

/** The folder of the tester's own scenarios and walks that was chosen last. */

const savedFolder = z.object({ folder: z.string().min(1) });

/** Reads the folder from its file; undefined if there is none or it cannot be read. */
export function readFolder(file: string): string | undefined {
  try {
    return savedFolder.parse(JSON.parse(readFileSync(file, 'utf8'))).folder;
  } catch {
    return undefined;
  }
}

/** Asks for a folder and remembers it in a file; undefined if none is chosen. The path comes from the system's own dialog alone. */
export async function askFolder(window: BaseWindow, file: string): Promise<string | undefined> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: 'Folder of your own scenarios and walks',
    properties: ['openDirectory', 'createDirectory'],
  });
  const [folder] = filePaths;
  if (folder === undefined) return undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ folder }));
  } catch (error) {
    process.stderr.write(`harness: the folder was not kept: ${String(error)}\n`);
  }
  return folder;
}
