import fc from 'fast-check';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { csrfToken } from '#server/http/csrf.ts';
import { createPictureEncoder } from '#server/ports/picture-encoder.process.ts';
import { openTestApp } from './app.ts';
import { closeLater } from './close-later.ts';
import { buildCategory, buildProduct } from './factories.ts';
import { hostileCad, readableCad } from './files/hostile/cad.ts';
import { hostileDocuments, readableDocument } from './files/hostile/documents.ts';
import { hostileDrawings, readableDrawing } from './files/hostile/drawings.ts';
import type { HostileFile } from './files/hostile/hostile-file.ts';
import { hostileArchives } from './files/hostile/picture-archives.ts';
import { hostilePictures, readablePictures } from './files/hostile/pictures.ts';
import { hostileCsv, readableCsv } from './files/hostile/sheets-of-text.ts';
import { hostileWorkbooks, readableWorkbook } from './files/hostile/workbooks.ts';
import { fileForm } from './files/file-form.ts';
import { filesBelow } from './files/stored-files.ts';
import { peakMemory } from './servers/process-state.ts';
import { importCalls } from './import-calls.ts';
import { filledForm } from './sent-forms.ts';

/** A picture that takes longer is refused. The limit is shorter than usual, because these tests wait for it. */
const encoder = createPictureEncoder({ giveUpAfter: 2_000 });
closeLater(() => encoder.close());
const app = await openTestApp({ environment: { LIMITS: 'publicForms=10000/600' }, parts: { encoder } });
const calls = await importCalls(app);
await buildProduct(app.ctx, { code: 'X-9', category_id: (await buildCategory(app.ctx)).id });
await app.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.app.server.address() as AddressInfo;
const headers = {
  'x-requested-with': 'XMLHttpRequest',
  'x-csrf-token': csrfToken(app.ctx),
  ...calls.editor,
};

/** For more changed bits, use `HOSTILE_RUNS=500`. */
const runs = Number(process.env.HOSTILE_RUNS ?? 4);

type Body = { message?: string; errors?: { file?: string[] }; data?: { id: number } };

/** Uploads a file through a real socket. */
async function send(path: string, bytes: Buffer, fields: Record<string, string> = {}) {
  const body = fileForm(bytes, 'dosya', fields);
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
  return { status: answer.status, body: (await answer.json()) as Body };
}

/** The state that a refusal must not change: rows, files and temporary files. */
async function traces() {
  const { db, config } = app.ctx;
  const count = async (table: 'media' | 'renditions' | 'private_files' | 'messages' | 'products') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    );
  const tables = ['media', 'renditions', 'private_files', 'messages', 'products'] as const;
  return {
    rows: await Promise.all(tables.map(count)),
    files: (await filesBelow(join(config.dataDir, 'media'))).length,
    originals: (await filesBelow(join(config.dataDir, 'private'))).filter(
      (file) => !file.startsWith('imports/'),
    ),
  };
}

const temporary = () => readdir(join(app.ctx.config.dataDir, 'tmp'), { recursive: true });

type Answer = { isRefused: boolean; message: string; status: number };
const internals = /Error|node_modules|\bat \w+ \(|\/tmp\/|undefined|ENOENT|libvips|yauzl|Vips/;

async function expectAnswer(file: HostileFile, upload: (bytes: Buffer) => Promise<Answer>): Promise<void> {
  const before = await traces();
  const { isRefused, message, status } = await upload(await file.bytes());
  expect(status, message).toBeLessThan(500);
  expect(await temporary()).toEqual([]);
  if (file.answer !== 'any')
    expect([isRefused ? 'refused' : 'accepted', message]).toEqual([file.answer, message]);
  if (!isRefused) return;
  expect(message).toMatch(/[a-zçğıöşü].*\./);
  expect(message).not.toMatch(internals);
  if (file.says) expect(message).toMatch(file.says);
  expect(await traces()).toEqual(before);
}

async function toLibrary(bytes: Buffer): Promise<Answer> {
  const { status, body } = await send('/api/admin/media', bytes);
  return { isRefused: status >= 400, message: body.message ?? '', status };
}

async function asImport(bytes: Buffer): Promise<Answer> {
  const { status, body } = await send('/api/admin/imports', bytes);
  if (status >= 400) return { isRefused: true, message: body.message ?? '', status };
  await calls.work();
  const { state, message } = await calls.get(body.data?.id ?? 0);
  return { isRefused: state === 'failed', message, status };
}

async function asApplication(bytes: Buffer): Promise<Answer> {
  const { status, body } = await send('/api/human-resources', bytes, filledForm('human-resources', {}));
  return { isRefused: status >= 400, message: body.errors?.file?.[0] ?? '', status };
}

describe.each([
  ['a workbook', hostileWorkbooks, asImport],
  ['a CSV file', hostileCsv, asImport],
  ['a ZIP of pictures', hostileArchives, asImport],
  ['a picture', hostilePictures, toLibrary],
  ['a drawing', hostileDrawings, toLibrary],
  ['a PDF', hostileDocuments, toLibrary],
  ['a CAD file', hostileCad, toLibrary],
  ['a CV', hostileDocuments.filter(({ answer }) => answer !== 'any'), asApplication],
] as const)(
  '%s of an attacker is refused in words without a trace, or loses its danger',
  (_, files, upload) => {
    it.each(files.map((file) => [file.what, file] as const))('%s', (__, file) => expectAnswer(file, upload));
  },
);

/** Bits to turn around, as positions in millionths of the file; with a bias most would be at its start. */
const places = fc.noBias(fc.nat(999_999));
const flips = fc.array(fc.tuple(places, fc.nat(7)), { minLength: 1, maxLength: 8 });

describe.each([
  ['a workbook', readableWorkbook, asImport],
  ['a CSV file', readableCsv, asImport],
  ...Object.entries(readablePictures).map(([what, bytes]) => [what, bytes, toLibrary] as const),
  ['a drawing', readableDrawing, toLibrary],
  ['a PDF', readableDocument, toLibrary],
  ...Object.entries(readableCad).map(([what, bytes]) => [`a ${what} file`, bytes, toLibrary] as const),
] as const)('%s with changed bits', (_, readable, upload) => {
  it(
    `is accepted, or refused in words without a trace, ${runs} times`,
    async () => {
      const whole = await readable();
      const property = fc.asyncProperty(flips, async (changes) => {
        const bytes = Buffer.from(whole);
        for (const [place, bit] of changes) {
          const at = Math.floor((place / 1_000_000) * bytes.length);
          bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
        }
        await expectAnswer({ what: '', bytes: () => bytes, answer: 'any' }, upload);
      });
      await fc.assert(property, { numRuns: runs, endOnFailure: true });
    },
    60_000 + runs * 5_000,
  );
});

it.runIf(process.platform === 'linux')(
  'no file made the decoding process take more than its limit',
  async () => {
    expect(await peakMemory(encoder.pid() ?? 0)).toBeLessThan(1_200);
  },
);
