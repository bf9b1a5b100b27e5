import { hourMs } from '#shared/rules/durations.ts';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Failure } from '#shared/schema/envelope.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import {
  deletePrivateFiles,
  storePrivateFile,
} from '#features/private-files/server/private-files.service.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { startJobs } from '#server/jobs/runner.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { openTestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { fileForm } from '#test/files/file-form.ts';
import { filesBelow } from '#test/files/stored-files.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { filledForm } from '#test/sent-forms.ts';

const { ctx, call, clock } = await openTestApp({ environment: { LIMITS: 'publicForms=10000/600' } });
const url = '/api/human-resources';
const type = 'human-resources';
const megabyte = 1024 * 1024;

const apply = (file: Buffer | string, fields: Record<string, string> = {}) =>
  call<Failure>('POST', url, fileForm(file, 'ozgecmis.pdf', filledForm(type, fields)));
const messages = () => ctx.db.selectFrom('messages').selectAll().execute();
const rows = () => ctx.db.selectFrom('private_files').selectAll().orderBy('id').execute();
const stored = () => filesBelow(join(ctx.config.dataDir, 'private'));
const temporary = () => readdir(join(ctx.config.dataDir, 'tmp'), { recursive: true });

describe('the CV of a job application', () => {
  it('is stored only for staff, under a key that nobody can guess, also when it is sent twice', async () => {
    for (let n = 0; n < 2; n += 1) expect((await apply(validPdf())).status).toBe(200);
    const [first, second] = await rows();
    expect(first).toMatchObject({ name: 'ozgecmis.pdf', bytes: validPdf().length });
    expect(first?.message_id).not.toBe(second?.message_id);
    expect(first?.key).toMatch(/^visitors\/[0-9a-f-]{36}\.pdf$/);
    expect(first?.key).not.toBe(second?.key);
    expect((await stored()).sort()).toEqual([first?.key, second?.key].sort());
    for (const address of [`/media/${first?.key}`, `/${first?.key}`, `/dosya/${first?.id}/ozgecmis.pdf`])
      expect((await call('GET', address)).status, address).toBe(404);
    expect(await temporary()).toEqual([]);
  });

  it.each([
    ['a text', 'Merhaba'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an empty file', ''],
    ['a page with the ending of a PDF', '<html><script>alert(1)</script></html>'],
    ['the first bytes of a PDF alone', '%PDF-1.7\n%%EOF'],
    ['half a PDF', validPdf({ filling: 5_000 }).subarray(0, 300)],
    ['a PDF with a password', validPdf({ trailer: '/Encrypt<</Filter/Standard/V 1/R 2>>' })],
  ])('is refused when it is %s, in Turkish and English', async (_, file) => {
    const before = [await messages(), await rows(), await stored()];
    const turkish = await apply(file);
    expect([turkish.status, turkish.body.errors]).toEqual([
      422,
      { file: [expect.stringContaining('açılabilen bir PDF değil')] },
    ]);
    const english = await apply(file, { lang: 'en' });
    expect(english.body.errors).toEqual({ file: [expect.stringContaining('not a readable PDF')] });
    expect([await messages(), await rows(), await stored()]).toEqual(before);
  });

  it('is optional; the other fields are required, even if the file comes before them', async () => {
    const before = await rows();
    expect((await call('POST', url, filledForm(type, { lang: 'en' }))).status).toBe(200);
    expect(await rows()).toEqual(before);
    const without = await call<Failure>('POST', url, fileForm(validPdf(), 'a.pdf', { elapsed: '8000' }));
    expect(Object.keys(without.body.errors ?? {})).toEqual(['name', 'email', 'phone', 'position']);
    const first = new FormData();
    first.append('file', new Blob([new Uint8Array(validPdf())]), 'a.pdf');
    for (const [name, value] of Object.entries(filledForm(type))) first.append(name, value);
    expect((await call('POST', url, first)).status).toBe(200);
  });

  it('of more than 5 MB is read to its end and refused with the limit, in Turkish and English', async () => {
    const large = validPdf({ filling: 5 * megabyte });
    const answer = await apply(large);
    expect([answer.status, answer.body.message]).toEqual([413, expect.stringMatching(/en çok 5 MB.*küçült/)]);
    const english = await apply(large, { lang: 'en' });
    expect(english.body.errors).toEqual({ file: [expect.stringMatching(/the limit is 5 MB.*smaller/)] });
    expect((await apply(validPdf({ filling: 5 * megabyte - 2_000 }))).status).toBe(200);
  });

  it.each([
    ['a wrong field', { email: 'ayse@' }, 'e-posta'],
    ['a trap', { website: 'x' }, 'gizli'],
    ['a form that took no time', { elapsed: '10' }, 'yeniden'],
  ])('is not read after %s', async (_, fields, text) => {
    const answer = await apply(validPdf({ filling: 6 * megabyte }), fields);
    // If the server had stored the file, the error would be about its size.
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining(text)]);
  });

  it('is not read when the limit of forms is used up, or without a CSRF token', async () => {
    const limited = await openTestApp({ environment: { LIMITS: 'publicForms=1/600' } });
    expect((await limited.call('POST', '/api/contact', filledForm('contact'))).status).toBe(200);
    await limited.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = limited.app.server.address() as AddressInfo;
    const ask = async (token: string, address = url) => {
      const socket = connect(port, '127.0.0.1');
      closeLater(async () => void socket.destroy());
      const head = `POST ${address} HTTP/1.1\r\nHost: x\r\nX-CSRF-Token: ${token}`;
      socket.write(
        `${head}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000000\r\n\r\n`,
      );
      return new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
    };
    for (const address of [url, '/api/contact']) {
      const answer = await ask(csrfToken(limited.ctx), address);
      expect(answer).toMatch(/^HTTP\/1\.1 429/);
      expect(answer).toMatch(/retry-after: \d+/i);
    }
    expect(await ask('wrong')).toMatch(/^HTTP\/1\.1 419/);
  });
});

describe('a private file', () => {
  const run = async () => {
    const runner = startJobs(ctx, jobHandlers(ctx), { pollEvery: 20 });
    const due = () =>
      ctx.db
        .selectFrom('jobs')
        .select('id')
        .where('kind', 'like', 'private-files.%')
        .where('run_at', '<=', clock.now().toISOString())
        .execute();
    await expect.poll(due).toEqual([]);
    await runner.stop();
  };
  const store = () =>
    storePrivateFile(ctx, { path: join(import.meta.dirname, 'application.test.ts'), name: 'a', bytes: 1 });

  it('that became part of no message is deleted after an hour, others stay', async () => {
    const before = await stored();
    await store();
    expect(await stored()).toHaveLength(before.length + 1);
    clock.advance(hourMs - 1);
    await run();
    expect(await stored()).toHaveLength(before.length + 1);
    clock.advance(1);
    await run();
    expect((await stored()).sort()).toEqual(before.sort());
    expect((await rows()).map(({ key }) => key).sort()).toEqual(before.sort());
  });

  it('of a deleted message is deleted at once', async () => {
    const before = await rows();
    const [first] = before;
    await inOperationalTransaction(ctx, (tx) => deletePrivateFiles(tx, [first?.message_id ?? 0]));
    await run();
    expect(await stored()).not.toContain(first?.key);
    expect(await stored()).toHaveLength(before.length - 1);
    expect(await rows()).toHaveLength(before.length - 1);
  });

  it('of a request that was stored meanwhile is deleted', async () => {
    const before = await stored();
    const id = { request_id: crypto.randomUUID() };
    const answers = await Promise.all([apply(validPdf(), id), apply(validPdf(), id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await run();
    expect(await stored()).toHaveLength(before.length + 1);
  });
});
