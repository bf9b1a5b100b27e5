import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ProductPage } from '#features/products/product-page.ts';
import { TypesetterBusy } from '#server/ports/typesetter/typesetter.ts';
import { openTestApp } from '#test/app.ts';
import { buildFinish, buildMedium, buildProduct, buildSize, buildVariants } from '#test/factories.ts';
import { fileForm } from '#test/files/file-form.ts';
import { readPdfText } from '#test/files/pdf-text.ts';
import { validPdf } from '#test/files/valid-pdf.ts';

const app = await openTestApp({
  environment: { LIMITS: 'documents=8/600', PUBLIC_URL: 'https://ornek.example' },
});
const admin = await app.signIn('admin');
const update = async ({ id }: { id: number }, changes: object) =>
  expect((await app.call('PUT', `/api/admin/products/${id}`, changes, admin)).status).toBe(200);
const fetch = (path: string, headers = {}) => app.app.inject({ method: 'GET', url: path, headers });
const textOf = async (path: string) => {
  const answer = await fetch(path);
  expect(answer.statusCode).toBe(200);
  return (await readPdfText(answer.rawPayload)).join('\n');
};

async function buildBuckle() {
  const size = await buildSize(app.ctx, { name: '25 mm' });
  // Finishes without a colour.
  const finish = await buildFinish(app.ctx, { name: 'Işıltılı altın' });
  const other = await buildFinish(app.ctx, { name: 'Ham' });
  const product = await buildProduct(app.ctx, {
    code: 'TK-77',
    name: { tr: 'Işıklı Şaşmaz Toka ğüİ', en: 'Shiny Buckle' },
    summary: { tr: '#strong[Kısa] $metin$', en: 'Short text' },
    description: {
      tr: '<p>Bir <strong>kalın</strong> söz.</p><ul><li>Birinci</li></ul>',
      en: '<p>A word.</p>',
    },
  });
  await buildVariants(app.ctx, product, [
    { code: 'TK-77-A', size_id: size.id, finish_id: finish.id, weight: 12.5, pack_quantity: 100 },
    { code: 'TK-77-B', size_id: size.id, finish_id: other.id },
  ]);
  return product;
}

it('a data sheet shows the present data of a product and of one of its variants, in each language', async () => {
  const product = await buildBuckle();
  const { id } = await buildMedium(app.ctx);
  await app.call(
    'POST',
    `/api/admin/products/${product.id}/files`,
    { gallery_type: 'images', media_id: id },
    await app.signIn('admin'),
  );
  const path = `/dosya/foy/tr/${product.seo_name}.pdf`;
  const text = await textOf(path);
  for (const shown of [
    'Işıklı Şaşmaz Toka ğüİ',
    'TK-77-A',
    'TK-77-B',
    '#strong[Kısa] $metin$',
    'Birinci',
    'Teknik föy',
  ])
    expect(text).toContain(shown);
  const { seo_name: english } = (
    await app.call<ProductPage>('GET', `/api/pages/product/${product.seo_name}?lang=en`)
  ).body;
  expect(await textOf(`/dosya/foy/en/${english}.pdf?v=TK-77-A`)).toMatch(
    /Shiny Buckle[^]*TK-77-A[^]*25 mm · Işıltılı altın/,
  );
  // The same content is made once and revalidated by its hash; a change makes a new one.
  const { headers } = await fetch(path);
  expect(headers.link).toContain(`https://ornek.example/urun/${product.seo_name}`);
  expect((await fetch(path, { 'if-none-match': headers.etag })).statusCode).toBe(304);
  await update(product, { summary_tr: 'Yeni özet' });
  expect((await fetch(path, { 'if-none-match': headers.etag })).statusCode).toBe(200);
  expect(await textOf(path)).toContain('Yeni özet');
  expect(await textOf(path)).toContain('Yeni özet');
});

it('a drawing that the typesetting library cannot read is left out of the data sheet', async () => {
  const { typesetter } = app.ctx;
  const inputs: string[] = [];
  const strict = await openTestApp({
    parts: {
      typesetter: {
        ...typesetter,
        typeset: async (task) => {
          inputs.push(await readFile(join(task.workspace, 'input.json'), 'utf8'));
          if (inputs.at(-1)?.includes('.pdf')) throw new Error('unreadable');
          return typesetter.typeset(task);
        },
      },
    },
  });
  const editor = await strict.signIn('editor');
  const product = await buildProduct(strict.ctx);
  const { body } = await strict.call<{ data: { media_id: number } }>(
    'POST',
    '/api/admin/media',
    fileForm(validPdf({ text: 'Çizim' }), 'cizim.pdf'),
    editor,
  );
  const file = { gallery_type: 'drawings', media_id: body.data.media_id };
  await strict.call('POST', `/api/admin/products/${product.id}/files`, file, editor);
  const answer = await strict.app.inject({ url: `/dosya/foy/tr/${product.seo_name}.pdf` });
  expect([answer.statusCode, inputs.map((input) => input.includes('.pdf'))]).toEqual([200, [true, false]]);
});

it('only visible products and present addresses have a data sheet', async () => {
  const product = await buildProduct(app.ctx, { name: 'Eski Ad' });
  const path = `/dosya/foy/tr/${product.seo_name}.pdf`;
  await update(product, { seo_name: 'yeni-ad' });
  expect((await fetch(path)).headers.location).toBe('/dosya/foy/tr/yeni-ad.pdf');
  expect((await fetch('/dosya/foy/tr/yeni-ad.pdf?v=YOK')).headers.location).toBe('/dosya/foy/tr/yeni-ad.pdf');
  await update(product, { is_active: false });
  for (const gone of [
    '/dosya/foy/tr/yeni-ad.pdf',
    '/dosya/foy/xx/yeni-ad.pdf',
    '/dosya/foy/tr/yok.pdf',
    '/dosya/foy/tr/yeni-ad',
  ])
    expect((await fetch(gone)).statusCode).toBe(404);
});

it('a client gets a limited number of new data sheets, and a plain answer while too many are being made', async () => {
  const { ctx } = app;
  const busy = await openTestApp({
    parts: { typesetter: { ...ctx.typesetter, typeset: () => Promise.reject(new TypesetterBusy('full')) } },
  });
  const product = await buildProduct(busy.ctx);
  const answer = await busy.app.inject({ url: `/dosya/foy/tr/${product.seo_name}.pdf` });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  expect(answer.body).toBe('Belge şu anda hazırlanamıyor. Biraz sonra yeniden deneyin.');
  const statuses: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    const { seo_name } = await buildProduct(ctx);
    statuses.push((await fetch(`/dosya/foy/tr/${seo_name}.pdf`)).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});
