import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BaseWindow, dialog } from 'electron';
import * as z from 'zod';

const savedFolder = z.object({ folder: z.string().min(1) });

/** Undefined if it is missing or cannot be read. */
export function readFolder(file: string): string | undefined {
  try {
    return savedFolder.parse(JSON.parse(readFileSync(file, 'utf8'))).folder;
  } catch {
    return undefined;
  }
}

/** Remembers the folder in a file; undefined if cancelled. The path only comes from the system's dialog. */
export async function askFolder(window: BaseWindow, file: string): Promise<string | undefined> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: 'Folder for your own scenarios and walks',
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
