import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isOwnFileName, type OwnFiles, ownFileName } from '../../core/own-files';
import { anyCharacter } from '../../core/testing';
import { type HarnessServer, startHarnessServer } from '../server';
import { makeTestBuild, type TestBuild } from '../testing/build';
import { call, control } from '../testing/client';

let build: TestBuild;
let server: HarnessServer;
let outer = '';
let folder = '';

beforeEach(async () => {
  outer = mkdtempSync(join(tmpdir(), 'own-files-'));
  folder = join(outer, 'kept');
  build = makeTestBuild();
  server = await startHarnessServer({ ...build, port: 0, filesDir: folder });
});
afterEach(async () => {
  await server.close();
  build.remove();
  rmSync(outer, { recursive: true });
});

const ask = (method: string, path: string, body?: unknown) =>
  control(server.port, `/files${path}`, { method, ...(body !== undefined && { body }) });
const list = async (): Promise<OwnFiles> => (await ask('GET', '')).json;
const put = (file: string, scenario: unknown, hash: string | null = null) =>
  ask('PUT', `/${encodeURIComponent(file)}`, { scenario, hash });
const onDisk = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
};

describe('own files', () => {
  it('are plain scenarios that are written, read, changed, renamed, deleted and brought back', async () => {
    expect(await list()).toEqual({ folder, exists: false, problem: '', files: [], deleted: [] });
    const scenario = { name: 'Late reply', site: 'HKG', steps: [{ act: 'back' }] };
    const { json: first } = await put('late.json', scenario);
    expect(JSON.parse(onDisk('late.json'))).toEqual(scenario);
    expect(onDisk('late.json')).toContain('\n  "site": "HKG"');
    expect((await list()).files).toEqual([
      {
        file: 'late.json',
        hash: first.hash,
        name: 'Late reply',
        steps: 1,
        place: 'HKG zh-HK /auth/personal',
        mark: expect.stringMatching(/./),
        problems: [],
      },
    ]);
    expect((await ask('GET', '/late.json')).json).toEqual({ file: 'late.json', hash: first.hash, scenario });

    const { json: second } = await put('late.json', { ...scenario, theme: 'dark' }, first.hash);
    expect(JSON.parse(onDisk('late.json')).theme).toBe('dark');
    const to = { to: 'réponse tardive.json', name: 'Réponse tardive', hash: second.hash };
    const { json: renamed } = await ask('POST', '/late.json/rename', to);
    expect(readdirSync(folder)).toEqual(['réponse tardive.json']);
    expect(JSON.parse(onDisk('réponse tardive.json'))).toEqual({ ...scenario, theme: 'dark', name: 'Réponse tardive' });

    const path = `/${encodeURIComponent('réponse tardive.json')}`;
    const before = onDisk('réponse tardive.json');
    expect((await ask('DELETE', `${path}?hash=${renamed.hash}`)).status).toBe(200);
    expect(readdirSync(folder)).toEqual([]);
    expect((await list()).deleted).toEqual(['réponse tardive.json']);
    expect((await ask('POST', `${path}/restore`)).status).toBe(200);
    expect(onDisk('réponse tardive.json')).toBe(before);
    expect((await list()).deleted).toEqual([]);
  });

  it('do not overwrite changes that the caller does not know', async () => {
    const { json: known } = await put('one.json', { name: 'One' });
    expect(await put('one.json', { name: 'Another' })).toMatchObject({ status: 409, json: { error: /already/ } });
    write('one.json', '{ "name": "Of an editor" }');
    const refused = [
      await put('one.json', { name: 'Mine' }, known.hash),
      await ask('DELETE', `/one.json?hash=${known.hash}`),
      await ask('POST', '/one.json/rename', { to: 'two.json', name: 'Two', hash: known.hash }),
    ].map(({ status, json }) => [status, json.error]);
    expect(refused).toEqual(Array(3).fill([409, 'one.json has changed since']));
    expect(await ask('DELETE', '/one.json')).toMatchObject({ status: 422, json: { problems: [{ path: 'hash' }] } });
    expect(onDisk('one.json')).toBe('{ "name": "Of an editor" }');

    await put('two.json', { name: 'Two' });
    const { files } = await list();
    const present = files.find(({ file }) => file === 'one.json');
    const over = { to: 'two.json', name: 'Two', hash: present?.hash };
    expect(await ask('POST', '/one.json/rename', over)).toMatchObject({ status: 409 });
    expect(readdirSync(folder)).toEqual(['one.json', 'two.json']);
    rmSync(join(folder, 'one.json'));
    expect(await put('one.json', { name: 'Mine' }, known.hash)).toMatchObject({
      status: 409,
      json: { error: /no longer/ },
    });
  });

  it('of two that are saved at the same time, one is refused', async () => {
    const { json: known } = await put('one.json', { name: 'One' });
    const saved = await Promise.all(['a', 'b', 'c'].map((name) => put('one.json', { name }, known.hash)));
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const fresh = await Promise.all(['a', 'b'].map((name) => put('new.json', { name })));
    expect(fresh.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(readdirSync(folder).sort()).toEqual(['new.json', 'one.json']);
  });

  it('of two servers on one folder, one is refused for each content', async () => {
    const other = await startHarnessServer({ ...build, port: 0, filesDir: folder });
    const putAt = (port: number, name: string, hash: string | null) =>
      control(port, '/files/one.json', { method: 'PUT', body: { scenario: { name }, hash } });
    try {
      let known: string | null = null;
      for (let round = 0; round < 20; round += 1) {
        const hash: string | null = known;
        const saved: Awaited<ReturnType<typeof control>>[] = await Promise.all(
          [server.port, other.port].map((port) => putAt(port, `${port} ${round}`, hash)),
        );
        expect(saved.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409]);
        known = saved.find(({ status }) => status === 200)?.json.hash;
      }
      expect(readdirSync(folder)).toEqual(['one.json']);
    } finally {
      await other.close();
    }
  });

  it('leave nothing behind if the server is killed while it saves', async () => {
    write('one.json', '{ "name": "One" }');
    // Nothing refreshes this lock any more. Made first: the other server takes it to clean up.
    mkdirSync(join(folder, '.harness.lock'));
    utimesSync(join(folder, '.harness.lock'), 0, 0);
    write('.harness-0123456789ab.tmp', '{ "name": "Ha');
    write('.harness-notes.tmp', 'mine');
    const next = await startHarnessServer({ ...build, port: 0, filesDir: folder });
    try {
      await expect.poll(() => readdirSync(folder).sort()).toEqual(['.harness-notes.tmp', 'one.json']);
    } finally {
      await next.close();
    }
  });

  it('are complete or missing for everyone who reads the folder while they are saved', async () => {
    mkdirSync(folder, { recursive: true });
    const scenario = { name: 'Long', answers: { 'POST /v3/private/kyc/kyc-info': { padding: 'x'.repeat(500_000) } } };
    let isSaving = true;
    const saved = Promise.all(Array.from({ length: 6 }, (_, at) => put(`long-${at}.json`, scenario))).finally(() => {
      isSaving = false;
    });
    const seen = new Map<string, string>();
    while (isSaving) {
      for (const file of readdirSync(folder)) {
        if (file.endsWith('.json') && !seen.has(file)) seen.set(file, onDisk(file).slice(-2));
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await saved).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(seen.size).toBeGreaterThan(0);
    expect([...seen].filter(([, end]) => end !== '}\n')).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(6);
  });

  it('that are broken are listed with what is wrong, and stay unchanged', async () => {
    write('broken.json', '{ "site": ');
    write('wrong.json', '{ "site": "XXX", "colour": 1 }');
    write('a*b.json', '{}');
    const { files } = await list();
    const problems = Object.fromEntries(files.map(({ file, problems }) => [file, problems]));
    expect(problems['broken.json']).toMatchObject([{ path: '', message: expect.stringContaining('It is not JSON') }]);
    expect(problems['wrong.json']?.map(({ path }) => path).sort()).toEqual(['colour', 'site']);
    expect(problems['a*b.json']).toMatchObject([{ message: expect.stringContaining('Rename this file') }]);
    const { hash } = files.find(({ file }) => file === 'wrong.json') ?? {};
    expect(await put('wrong.json', { name: 'Mine' }, hash)).toMatchObject({ status: 422 });
    expect(await ask('GET', '/wrong.json')).toMatchObject({
      status: 422,
      json: { problems: [{ path: 'site' }, { path: 'colour' }] },
    });
    expect(await put('new.json', { site: 'XXX' })).toMatchObject({
      status: 422,
      json: { problems: [{ path: 'site' }] },
    });
    expect(existsSync(join(folder, 'new.json'))).toBe(false);
    expect(onDisk('wrong.json')).toBe('{ "site": "XXX", "colour": 1 }');
    // Broken files can be deleted, and restored.
    await ask('DELETE', `/wrong.json?hash=${hash}`);
    await ask('POST', '/wrong.json/restore');
    expect(onDisk('wrong.json')).toBe('{ "site": "XXX", "colour": 1 }');
  });

  it('a link, a folder and a file that is too large are not read or written', async () => {
    writeFileSync(join(outer, 'secret.json'), '{ "name": "Elsewhere" }');
    mkdirSync(join(folder, 'folder.json'), { recursive: true });
    symlinkSync(join(outer, 'secret.json'), join(folder, 'link.json'));
    symlinkSync(join(outer, 'nowhere.json'), join(folder, 'dangling.json'));
    write('large.json', ' '.repeat(2_000_001));
    const { files } = await list();
    expect(files.map(({ file, problems }) => [file, problems.map(({ message }) => message.slice(0, 12))])).toEqual([
      ['dangling.json', ['It is a link']],
      ['folder.json', ['It is not a ']],
      ['large.json', ['It is larger']],
      ['link.json', ['It is a link']],
    ]);
    for (const file of ['link.json', 'dangling.json', 'folder.json']) {
      expect(await put(file, { name: 'Mine' }), file).toMatchObject({ status: 409 });
      expect(await put(file, { name: 'Mine' }, '0'.repeat(64)), file).toMatchObject({ status: 422 });
      expect(await ask('GET', `/${file}`), file).toMatchObject({ status: 422 });
      expect(await ask('DELETE', `/${file}?hash=${'0'.repeat(64)}`), file).toMatchObject({ status: 422 });
    }
    expect(readdirSync(outer).sort()).toEqual(['kept', 'secret.json']);
    expect(readFileSync(join(outer, 'secret.json'), 'utf8')).toBe('{ "name": "Elsewhere" }');
  });

  it.each([
    '../secret.json',
    '..\\secret.json',
    '/etc/passwd.json',
    'a/b.json',
    '.hidden.json',
    'a..json',
    'nul.json',
    'one.txt',
    'one\0.json',
    '',
  ])('the name %j reaches no file', async (file) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(outer, 'secret.json'), '{}');
    for (const [method, body] of [
      ['PUT', { scenario: {}, hash: null }],
      ['GET', undefined],
    ] as const) {
      const { status } = await ask(method, `/${encodeURIComponent(file)}`, body);
      expect([404, 422], `${method} ${status}`).toContain(status);
    }
    const { json } = await put('good.json', { name: 'Good' });
    const moved = await ask('POST', '/good.json/rename', { to: file, name: 'x', hash: json.hash });
    expect(moved.status).toBe(422);
    expect([readdirSync(folder), readdirSync(outer).sort()]).toEqual([['good.json'], ['kept', 'secret.json']]);
  });

  it('can be changed only by the panel and by programs that are not browsers', async () => {
    for (const headers of [{ origin: 'http://www.harness.localhost' }, { 'sec-fetch-site': 'same-site' }]) {
      const path = '/__harness__/api/files/one.json';
      const body = { scenario: {}, hash: null };
      expect((await call(server.port, path, { method: 'PUT', host: 'harness.localhost', headers, body })).status).toBe(
        403,
      );
    }
    expect(existsSync(folder)).toBe(false);
    expect(await put('one.json', { name: 'x'.repeat(1_000_000) })).toMatchObject({ status: 413 });
    const { json: session } = await control(server.port, '/sessions', { method: 'POST', body: {} });
    await put('one.json', { name: 'One' });
    expect((await control(server.port, `/sessions/${session.id}/files`)).json.files).toHaveLength(1);
  });
});

describe('the folder', () => {
  async function follow(): Promise<() => string[][]> {
    const stream = await fetch(`http://127.0.0.1:${server.port}/__harness__/api/events`);
    const told: string[][] = [];
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    void (async () => {
      let text = '';
      for (;;) {
        const { value, done } = (await reader?.read().catch(() => ({ value: '', done: true }))) ?? { done: true };
        if (done) return;
        text += value;
        const frames = text.split('\n\n');
        text = frames.pop() ?? '';
        for (const frame of frames) {
          const [, data] = /^event: files\ndata: (.*)$/.exec(frame) ?? [];
          if (data) told.push((JSON.parse(data) as OwnFiles).files.map(({ file, name }) => `${file} ${name}`));
        }
      }
    })();
    return () => told;
  }
  const last = (told: () => string[][]) => expect.poll(() => told().at(-1), { timeout: 5000 });

  it('is watched: changes by an editor are reported, also before the folder existed and after it was created again', async () => {
    const told = await follow();
    write('one.json', '{ "name": "One" }');
    await last(told).toEqual(['one.json One']);
    write('one.json', '{ "name": "Changed" }');
    await last(told).toEqual(['one.json Changed']);
    rmSync(folder, { recursive: true });
    await last(told).toEqual([]);
    write('two.json', '{ "name": "Two" }');
    await last(told).toEqual(['two.json Two']);
  });

  it('can be switched to another one', async () => {
    const told = await follow();
    await put('one.json', { name: 'One' });
    const other = join(outer, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'two.json'), '{ "name": "Two" }');
    await server.chooseFiles(other);
    await last(told).toEqual(['two.json Two']);
    write('three.json', '{}');
    writeFileSync(join(other, 'four.json'), '{}');
    await last(told).toEqual(['four.json four', 'two.json Two']);
  });
});

describe('the name of a file', () => {
  it.each([
    ['Late reply', 'late-reply.json'],
    ['  Überfällig: Schritt 2!  ', 'überfällig-schritt-2.json'],
    ['遅い返事', '遅い返事.json'],
    ['../../etc/passwd', 'etc-passwd.json'],
    ['CON', 'con-.json'],
    ['🙂', ''],
  ])('%j is %j', (name, file) => {
    expect(ownFileName(name)).toBe(file);
  });

  it('made from any name is accepted, and short enough for every file system', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 120 }), (name) => {
        const file = ownFileName(name);
        expect(file === '' || (isOwnFileName(file) && Buffer.byteLength(file) <= 255)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
