import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validPdf } from '#test/files/valid-pdf.ts';
import { createPictureEncoder } from './picture-encoder.process.ts';
import { EncoderCrashed, EncoderOverloaded, FileRefused } from './picture-encoder.ts';

let folder: string;
let original: string;
let encoder: ReturnType<typeof createPictureEncoder>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-encoder-'));
  original = join(folder, 'original');
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c80' } })
    .jpeg()
    .toFile(original);
  encoder = createPictureEncoder();
});
afterEach(async () => {
  await encoder.close();
  await rm(folder, { recursive: true });
});

/** The highest memory use of the encoder so far, in megabytes; only Linux tells it. */
const mostMemory = async () => {
  if (process.platform !== 'linux') return 0;
  const status = await readFile(`/proc/${encoder.pid()}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the encoder', () => {
  it('starts with the first task and lowers the priority of all its threads', async () => {
    expect(encoder.pid()).toBeUndefined();
    await encoder.makeJpegs(original, folder);
    expect(getPriority(encoder.pid())).toBe(10);
    if (process.platform !== 'linux') return;
    const threads = await readdir(`/proc/${encoder.pid()}/task`);
    expect(threads.length).toBeGreaterThan(5);
    expect(new Set(threads.map((thread) => getPriority(Number(thread))))).toEqual(new Set([10]));
  });

  it('keeps the priority of its parent where no request can wait for it', async () => {
    await encoder.close();
    encoder = createPictureEncoder({ isUrgent: true });
    await encoder.makeJpegs(original, folder);
    expect(getPriority(encoder.pid())).toBe(getPriority());
  });

  it('refuses a file with a text for people', async () => {
    await writeFile(original, 'merhaba');
    const refused: unknown = await encoder.makeJpegs(original, folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FileRefused);
    expect(refused).toMatchObject({ reason: 'type' });
  });

  it('rejects the task during which it was killed and does the next one in a new process', async () => {
    await encoder.makeJpegs(original, folder);
    const killed = encoder.pid() ?? 0;
    const first = encoder.makeJpegs(original, folder);
    const second = encoder.makeJpegs(original, folder);
    process.kill(killed, 'SIGKILL');
    await expect(first).rejects.toThrow(EncoderCrashed);
    expect((await second).renditions).toHaveLength(3);
    expect(encoder.pid()).not.toBe(killed);
  });

  it.each([
    ['takes too long', { giveUpAfter: 1 }],
    ['needs more memory than the process may take', { maxMemory: 1 }],
  ])('gives up a picture that %s, and does the next one in a new process', async (_, limits) => {
    await encoder.close();
    encoder = createPictureEncoder(limits);
    const first = encoder.makeJpegs(original, folder);
    const overloaded = encoder.pid() ?? 0;
    await expect(first).rejects.toThrow(EncoderOverloaded);
    await vi.waitFor(() => expect(isAlive(overloaded)).toBe(false));
    await expect(encoder.makeJpegs(original, folder)).rejects.toThrow(EncoderOverloaded);
    expect(encoder.pid()).not.toBe(overloaded);
  });

  it('opens a catalogue of 200 MB without keeping it in memory', async () => {
    await writeFile(original, validPdf({ filling: 200 * 1024 * 1024 }));
    expect(await encoder.checkPdf(original)).toEqual({ pages: 1 });
    expect(await mostMemory()).toBeLessThan(200);
  });

  it('refuses a PDF that unpacks to more memory than one may have', async () => {
    const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024, '0 0 9 9 re f\n'));
    const head = `<</Length ${packed.length}/Filter/FlateDecode>>stream\n`;
    const bomb = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
    await writeFile(original, validPdf({ objects: { 3: bomb } }));
    await expect(encoder.drawPdfCover(original, folder)).rejects.toThrow(FileRefused);
    expect(await mostMemory()).toBeLessThan(600);
  });

  it('gives up a PDF that takes too long', async () => {
    await encoder.close();
    encoder = createPictureEncoder({ giveUpPdfAfter: 1 });
    await writeFile(original, validPdf());
    await expect(encoder.checkPdf(original)).rejects.toThrow(EncoderOverloaded);
  });

  it('makes the JPEGs of an upload before waiting AVIFs', async () => {
    const done: string[] = [];
    const size = { width: 480, height: 320 };
    await Promise.all([
      encoder.makeAvif(original, folder, size).then(() => done.push('avif 1')),
      encoder.makeAvif(original, folder, size).then(() => done.push('avif 2')),
      encoder.makeJpegs(original, folder).then(() => done.push('jpegs')),
    ]);
    expect(done).toEqual(['avif 1', 'jpegs', 'avif 2']);
  });

  it('ends after an idle time and starts again with the next task', async () => {
    await encoder.close();
    encoder = createPictureEncoder({ idleAfter: 10 });
    await encoder.makeJpegs(original, folder);
    const pid = encoder.pid() ?? 0;
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
    expect((await encoder.makeJpegs(original, folder)).renditions).toHaveLength(3);
  });

  it('ends with its parent, also when the parent was killed', async () => {
    const script = join(folder, 'parent.mjs');
    const module = new URL('./picture-encoder.process.ts', import.meta.url).href;
    await writeFile(
      script,
      `import { createPictureEncoder } from ${JSON.stringify(module)};
       const encoder = createPictureEncoder();
       await encoder.makeJpegs(${JSON.stringify(original)}, ${JSON.stringify(folder)});
       console.log(encoder.pid());
       process.kill(process.pid, 'SIGKILL');`,
    );
    const ended = await promisify(execFile)(process.execPath, [script]).catch((error: unknown) => error);
    const pid = Number((ended as { stdout: string }).stdout);
    expect(pid).toBeGreaterThan(0);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  });

  it('does not keep an idle program running', async () => {
    const script = join(folder, 'program.mjs');
    const module = new URL('./picture-encoder.process.ts', import.meta.url).href;
    await writeFile(
      script,
      `import { createPictureEncoder } from ${JSON.stringify(module)};
       await createPictureEncoder().makeJpegs(${JSON.stringify(original)}, ${JSON.stringify(folder)});
       console.log('done');`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 10_000 });
    expect(stdout).toBe('done\n');
  });
});
