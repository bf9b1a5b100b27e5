import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Dashboard } from '#features/dashboard/dashboard.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { loadDocuments } from '#server/media/media.read.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { buildCategory, buildFinish, buildMedium, buildProduct, buildVariants } from '#test/factories.ts';
import { importCalls } from '#test/import-calls.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { createFakeMailer } from '#test/mail/fake-mailer.ts';
import { claimProblems } from '../compliance.rules.ts';
import type { Claims, ClaimsHistoryPage } from '../compliance.ts';
import { claimRemindersKind } from './reminders.job.ts';

let app: TestApp;
let admin: Readonly<Record<string, string>>;
let product: { id: number; version: number; seo_name: string };

beforeEach(async () => {
  app = await openTestApp({ parts: { mailer: createFakeMailer() } });
  admin = await app.signIn('admin');
  const category = await buildCategory(app.ctx, { name: 'Tokalar' });
  product = await buildProduct(app.ctx, { code: 'TK-1', name: 'Toka', category_id: category.id });
});

type Answer = Claims & { data: Claims } & Pick<Failure, 'errors'>;
const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
  app.call<Answer>(method, `/api/admin/${path}/claims`, body, admin);
const own = () => `products/${product.id}`;
const oeko = { kind: 'oeko_tex', value: 'Sınıf II' } as const;
const shown = async () =>
  (await app.call<ProductPage>('GET', `/api/pages/product/${product.seo_name}`)).body.claims;
const page = async () =>
  (await app.call<ProductPage>('GET', `/api/pages/product/${product.seo_name}`)).body.claims.map(
    ({ kind }) => kind,
  );

async function buildDocument(text = 'Belge', name = 'belge.pdf'): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-claim-'));
  try {
    const path = join(folder, 'belge.pdf');
    await writeFile(path, validPdf({ text }));
    return (await storeLocalDocument(app.ctx, null, { path, name })).id;
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the claims of a product', () => {
  it('are stored as a whole list in the order of the kinds, and raise the version of the product', async () => {
    const document_id = await buildDocument();
    const claims = [{ kind: 'salt_spray', value: '96', document_id }, oeko];
    const { body } = await call('PUT', own(), { claims });
    expect(body.data.claims).toMatchObject([
      { ...oeko, document: null, valid_until: null },
      { kind: 'salt_spray', value: '96', document: { media_id: document_id } },
    ]);
    const { body: stored } = await app.call<{ version: number }>(
      'GET',
      `/api/admin/${own()}`,
      undefined,
      admin,
    );
    expect(stored.version).toBe(product.version + 1);
    const [use] = await app.ctx.db
      .selectFrom('media_uses')
      .selectAll()
      .where('field', '=', 'claims')
      .execute();
    expect(use).toMatchObject({ media_id: document_id, entity: 'product', entity_id: product.id });
    expect(await shown()).toMatchObject([
      { ...oeko, finish: null },
      { kind: 'salt_spray', document: { url: expect.stringMatching(/belge\.pdf$/) as string } },
    ]);
  });

  it('that somebody else changed are not overwritten', async () => {
    const { claims_version } = (await call('GET', own())).body;
    await call('PUT', own(), { claims: [oeko], claims_version });
    const late = await call('PUT', own(), { claims: [], claims_version });
    expect([late.status, late.body.data.claims]).toMatchObject([409, [oeko]]);
  });

  it('need a value of their kind, a PDF, and are named once', async () => {
    const errorsOf = async (...claims: object[]) => (await call('PUT', own(), { claims })).body.errors;
    expect(await errorsOf({ kind: 'rohs', value: '' })).toEqual({ 'claims.0.value': [claimProblems.value] });
    expect(await errorsOf({ kind: 'salt_spray', value: 'çok' })).toEqual({
      'claims.0.value': [claimProblems.hours],
    });
    expect(await errorsOf(oeko, oeko)).toHaveProperty(['claims.1.kind']);
    expect(await errorsOf({ ...oeko, valid_until: '31.12' })).toHaveProperty(['claims.0.valid_until']);
    const { id: picture } = await buildMedium(app.ctx);
    expect(await errorsOf({ ...oeko, document_id: picture })).toHaveProperty(['claims.0.document_id']);
    expect((await call('PUT', 'products/99999', { claims: [] })).status).toBe(404);
  });

  it('are gone for visitors at midnight in Istanbul after their last day', async () => {
    const claims = [
      { ...oeko, valid_until: '2026-03-02' },
      { kind: 'rohs', value: 'Uygun' },
    ];
    await call('PUT', own(), { claims });
    app.clock.set('2026-03-02T20:59:59.000Z');
    expect(await page()).toEqual(['oeko_tex', 'rohs']);
    app.clock.set('2026-03-02T21:00:01.000Z');
    expect(await page()).toEqual(['rohs']);
    admin = await app.signIn('admin');
    expect((await call('GET', own())).body.claims).toMatchObject([{ is_over: true }, { is_over: false }]);
  });
});

it('the PDF of a claim ends with it for visitors, unless it is used elsewhere; staff still see it', async () => {
  const document_id = await buildDocument();
  const finishDocument = await buildDocument('Nikel');
  const until = { valid_until: '2026-03-02' };
  const saved = await call('PUT', own(), { claims: [{ ...oeko, ...until, document_id }] });
  const finish = await buildFinish(app.ctx, { name: 'Nikel' });
  await buildVariants(app.ctx, product, [{ finish_id: finish.id }]);
  const rohs = { kind: 'rohs', value: 'Uygun', document_id: finishDocument };
  await call('PUT', `finishes/${finish.id}`, { claims: [{ ...rohs, ...until }] });
  const statuses = async () => {
    const media = await loadDocuments(app.ctx.db, [document_id, finishDocument]);
    const urls = [document_id, finishDocument].map((id) => media.get(id)?.url ?? '');
    return Promise.all(urls.map(async (url) => (await app.call('GET', url)).status));
  };
  expect(await statuses()).toEqual([200, 200]);
  app.clock.set('2026-03-02T21:00:01.000Z');
  expect(await statuses()).toEqual([404, 404]);
  admin = await app.signIn('admin');
  const [file] = (await call('GET', own())).body.claims;
  expect(file?.document?.url).toBe(saved.body.data.claims[0]?.document?.url);
  const { body } = await app.call<{ url: string }>(
    'GET',
    `/api/admin/media/${document_id}/link`,
    undefined,
    admin,
  );
  expect((await app.call('GET', body.url)).status).toBe(200);

  await call('PUT', `finishes/${finish.id}`, { claims: [{ ...rohs, valid_until: '2026-03-03' }] });
  expect(await statuses()).toEqual([404, 200]);
  const files = `/api/admin/products/${product.id}/files`;
  await app.call('POST', files, { media_id: document_id, gallery_type: 'documents' }, admin);
  expect(await statuses()).toEqual([200, 200]);
});

it('the changes of claims are listed with who made them, the latest first', async () => {
  const document_id = await buildDocument();
  await call('PUT', own(), { claims: [oeko] });
  await call('PUT', own(), { claims: [{ ...oeko, valid_until: '2026-05-01', document_id }] });
  const read = (path: string) =>
    app.call<ClaimsHistoryPage>('GET', `/api/admin/${path}/claims/history`, undefined, admin);
  const { body } = await read(own());
  const first = { ...oeko, valid_until: null, document: null };
  expect(body).toMatchObject({
    total: 2,
    data: [
      {
        actor: { name: expect.any(String) as string },
        before: [first],
        after: [{ ...oeko, valid_until: '2026-05-01', document: { media_id: document_id } }],
      },
      { before: [], after: [first] },
    ],
  });
  const finish = await buildFinish(app.ctx, { name: 'Nikel' });
  expect((await read(`finishes/${finish.id}`)).body).toMatchObject({ total: 0, data: [] });
  expect((await read('products/99999')).status).toBe(404);
});

it('a claim of a finish is on the pages of products with an active variant in it', async () => {
  const finish = await buildFinish(app.ctx, { name: 'Nikel' });
  await call('PUT', `finishes/${finish.id}`, { claims: [{ kind: 'reach_nickel', value: '< 0,5 µg' }] });
  expect(await shown()).toEqual([]);
  await buildVariants(app.ctx, product, [{ finish_id: finish.id, is_active: false }]);
  expect(await shown()).toEqual([]);
  await buildVariants(app.ctx, product, [{ finish_id: finish.id }]);
  expect(await shown()).toMatchObject([{ kind: 'reach_nickel', finish: { key: finish.key, name: 'Nikel' } }]);
});

describe('a claim that ends', () => {
  const tonight = () => jobHandlers(app.ctx).get(claimRemindersKind)?.({}, new AbortController().signal);
  const mails = () =>
    app.ctx.db.selectFrom('outbox').select('subject').where('kind', '=', 'compliance').execute();
  const dashboard = async () =>
    (await app.call<Dashboard>('GET', '/api/admin/dashboard', undefined, admin)).body.ending_claims;

  it('is told to admins by mail once, thirty days before, and again for another end', async () => {
    await call('PUT', own(), { claims: [{ ...oeko, valid_until: '2026-04-02' }] });
    await tonight();
    expect([await mails(), await dashboard()]).toEqual([[], []]);
    app.clock.set('2026-03-03T09:00:00.000Z');
    // A second admin would get a mail too.
    admin = await app.signIn('editor');
    expect(await dashboard()).toEqual([
      {
        owner: 'product',
        owner_id: product.id,
        name: 'TK-1 Toka',
        kind: 'oeko_tex',
        valid_until: '2026-04-02',
      },
    ]);
    await tonight();
    await tonight();
    expect(await mails()).toEqual([{ subject: '1 uygunluk belgesinin süresi doluyor' }]);
    await call('PUT', own(), { claims: [{ ...oeko, valid_until: '2026-04-01' }] });
    await tonight();
    expect(await mails()).toHaveLength(2);
  });
});

describe('the sheet', () => {
  it('has the claims of models; unchanged there is no difference, and undoing brings them back', async () => {
    const calls = await importCalls(app);
    const document_id = await buildDocument();
    const proof = await buildDocument('RoHS', 'kanıt.pdf');
    const claims = [{ ...oeko, valid_until: '2027-12-31', document_id }];
    await call('PUT', own(), { claims });
    const before = (await call('GET', own())).body;
    const { bytes, rows } = await calls.download();
    expect(rows[0]).toEqual(
      expect.arrayContaining(['OEKO-TEX', 'OEKO-TEX: son gün', 'Tuz püskürtme (saat)']),
    );
    expect(await calls.upload(bytes)).toMatchObject({ record: { counts: { same: 1, problem: 0 } } });
    const record = await calls.check([
      [
        'Kod',
        'OEKO-TEX',
        'OEKO-TEX: son gün',
        'RoHS',
        'RoHS: son gün',
        'RoHS: belge',
        'Tuz püskürtme (saat)',
      ],
      ['TK-1', null, null, 'Uygun', '1.6.2027', 'Kanıt.pdf', 96],
    ]);
    expect(record.counts).toMatchObject({ update: 1, problem: 0 });
    expect((await calls.put(record.id, 'apply')).record.state).toBe('applied');
    expect((await call('GET', own())).body.claims).toMatchObject([
      { kind: 'rohs', value: 'Uygun', valid_until: '2027-06-01', document: { media_id: proof } },
      { kind: 'salt_spray', value: '96', valid_until: null },
    ]);
    expect((await calls.put(record.id, 'undo')).record).toMatchObject({
      state: 'undone',
      counts: { kept: 0 },
    });
    expect((await call('GET', own())).body).toEqual(before);
  });

  it('names wrong values, a last day without a claim, and claims that somebody changed since the export', async () => {
    await buildDocument('RoHS', 'kanıt.pdf');
    const calls = await importCalls(app);
    const record = await calls.check([
      [
        'Kod',
        'OEKO-TEX: son gün',
        'Tuz püskürtme (saat)',
        'RoHS: son gün',
        'RoHS',
        'RoHS: belge',
        'OEKO-TEX: belge',
      ],
      ['TK-1', '31.12.2027', 'çok', '32.1.2027', 'Uygun', 'yok.pdf', 'kanıt.pdf'],
    ]);
    const found = (await calls.rows(record.id)).flatMap(({ problems }) => problems.map(({ cell }) => cell));
    expect(found.toSorted()).toEqual(['B2', 'C2', 'D2', 'F2', 'G2']);
    const { rows } = await calls.download();
    await call('PUT', own(), { claims: [oeko] });
    expect((await calls.check(rows)).counts).toMatchObject({ problem: 1 });
    await call('PUT', own(), { claims: [] });
    expect((await calls.check(rows)).counts).toMatchObject({ same: 1 });
    const renamed = rows.map((row) => row.map((cell) => (cell === 'Toka' ? 'Yeni ad' : cell)));
    expect((await calls.check(renamed)).counts).toMatchObject({ update: 1, problem: 0 });
  });
});
