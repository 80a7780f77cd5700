import { expect, it, vi } from 'vitest';
import { MODES } from '../domain/testing';
import { connectShell } from './connect';
import { connectMiniProgram } from './mini-program';

vi.mock('./mini-program', () => ({ connectMiniProgram: vi.fn() }));

it.each(MODES)('the messaging app is connected only to pages in its shell: $shell by $authority', async (mode) => {
  vi.mocked(connectMiniProgram).mockReset();
  await connectShell({ ...mode, shellPlatform: 'ios', shellVersion: '8' }, 'https://web.telegram.org');
  expect(connectMiniProgram).toHaveBeenCalledTimes(mode.shell === 'mini-program' ? 1 : 0);
});
