import { describe, expect, it } from 'vitest';
import { labelParts, labelSheetNames } from '#features/labels/label-sheets.rules.ts';
import { LabelOrder } from '#features/labels/label.ts';
import { updateVariants } from '#features/variants/server/variants.service.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildFinish, buildProduct, buildSize } from '#test/factories.ts';
import { readPdfText } from '#test/files/pdf-text.ts';
import { drawBarCode } from './bar-code.ts';
import { printLabels } from './labels.service.ts';

const app = await openTestApp({ environment: { PUBLIC_URL: 'https://www.ornek.test' } });
const editor = await app.signIn('editor');
const size = await buildSize(app.ctx, { name: { tr: '25 mm', en: '1 inch' } });
const finish = await buildFinish(app.ctx, { name: { tr: 'Işıltılı ğümüş', en: 'Silver' } });
const model = await buildProduct(app.ctx, { code: 'LB', name: { tr: 'Çözgü Tokası', en: 'Warp Buckle' } });
const plain = await buildProduct(app.ctx, { code: 'LB-SADE', name: 'Sade Halka' });
const row = { weight: null, pack_quantity: null, image_id: null, is_active: true };
const { variants } = await updateVariants(app.ctx, null, model.id, {
  variants: [
    { ...row, code: 'LB-25-N', size_id: size.id, finish_id: finish.id },
    { ...row, code: 'LB-25', size_id: size.id, finish_id: null },
    { ...row, code: 'LB-KAPALI', size_id: null, finish_id: finish.id, is_active: false },
  ],
});

type Order = Partial<Record<keyof LabelOrder, unknown>>;
const order = (fields: Order) => ({ sheet: 'L7160', parts: [...labelParts], lang: 'tr', ...fields });
const pagesOf = async (fields: Order) => {
  const pdf = await printLabels(app.ctx, LabelOrder.parse(order(fields)), 'https://www.ornek.test');
  return (await readPdfText(pdf)).map((page) => page.replace(/\s+/g, ' ').trim());
};
const refuse = async (fields: Order) => {
  const { status, body } = await app.call<Failure>('POST', '/api/admin/labels', order(fields), editor);
  return [status, ...Object.values(body.errors ?? { message: [body.message] }).flat()];
};
const count = (text: string, part: string) => text.split(part).length - 1;

describe('a sheet of labels', () => {
  it('has a label for each active variant and for a product without variants, in the language chosen', async () => {
    const [text = '', ...others] = await pagesOf({ id_list: [model.id, plain.id] });
    expect(others).toEqual([]);
    expect(text).toContain('LB-25-N Çözgü Tokası 25 mm · Işıltılı ğümüş');
    expect(text).toContain('LB-SADE Sade Halka');
    expect(text).not.toContain('LB-KAPALI');
    const [english = ''] = await pagesOf({ id_list: [model.id], lang: 'en' });
    expect(english).toContain('LB-25-N Warp Buckle 1 inch · Silver');
    const [perProduct = ''] = await pagesOf({ id_list: [model.id], per: 'product' });
    expect(perProduct).toBe('LB Çözgü Tokası');
  });

  it('prints chosen variants, copies, only the chosen parts, and goes on to the next sheet', async () => {
    const [one] = variants;
    const pages = await pagesOf({ variant_list: [one?.id], parts: ['code'], copies: 5, start: 20 });
    expect(pages.map((page) => count(page, 'LB-25-N'))).toEqual([2, 3]);
    expect(pages.join()).not.toContain('Çözgü');
  });

  it('can be made on each sheet with everything that fits', async () => {
    for (const sheet of labelSheetNames) {
      const parts = sheet === 'L4731' ? ['qr', 'code', 'name'] : labelParts;
      expect((await pagesOf({ id_list: [model.id], sheet, parts }))[0], sheet).toContain('LB-25-N');
    }
    const own = { columns: 1, rows: 4, width: 150, height: 60, left: 30, top: 20, gap_x: 0, gap_y: 5 };
    expect((await pagesOf({ id_list: [model.id], sheet: 'own', own }))[0]).toContain('LB-25-N');
  });

  it('shows what staff wrote as text, and a name that is too long stays on its label', async () => {
    const name = `#sys.version *x* $y$ ${'Uzunkelimeler'.repeat(14)}`;
    const odd = await buildProduct(app.ctx, { code: 'LB-UZUN-KODLU-BIR-URUN-123456789', name });
    const [text = ''] = await pagesOf({ id_list: [odd.id], sheet: 'L4731', parts: ['qr', 'code', 'name'] });
    expect(text.replaceAll(/[\s\u200b-]/g, '')).toContain('LBUZUNKODLU');
    const [large = ''] = await pagesOf({ id_list: [odd.id], sheet: 'L7163', parts: ['name'] });
    expect(large.replaceAll('\u200b', '')).toContain('#sys.version *x* $y$');
  });

  it('is answered as a file, to those who may change products', async () => {
    const answer = await app.call('POST', '/api/admin/labels', order({ id_list: [plain.id] }), editor);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toMatch(/etiketler-\d{4}-\d{2}-\d{2}\.pdf/);
  });

  it('is refused with the reason, and no link is made', async () => {
    const ids = { id_list: [plain.id] };
    expect(await refuse({})).toEqual([422, 'En az bir ürün ya da varyant seçin']);
    expect(await refuse({ ...ids, sheet: 'L4731' })).toEqual([
      422,
      'GTIN barkodu bu etikete sığmaz. Daha büyük bir etiket seçin ya da barkodu kaldırın.',
    ]);
    expect(await refuse({ ...ids, parts: [] })).toEqual([422, 'Etikette en az bir şey olmalı.']);
    expect(await refuse({ ...ids, sheet: 'own' })).toEqual([422, 'Ölçüleri yazın.']);
    const own = { columns: 3, rows: 7, width: 90, height: 38, left: 5, top: 5, gap_x: 0, gap_y: 0 };
    expect(await refuse({ ...ids, sheet: 'own', own })).toEqual([
      422,
      'Etiketler A4 kâğıdın sağından 65 mm taşıyor.',
    ]);
    expect(await refuse({ ...ids, start: 22 })).toEqual([422, 'Bu kâğıtta 21 etiket var.']);
    expect(await refuse({ ...ids, lang: 'xx' })).toEqual([422, 'Sitede böyle bir dil yok.']);
    expect(
      await refuse({ id_list: [model.id, plain.id], copies: 500, parts: ['code'], per: 'product' }),
    ).toEqual([200, undefined]);
    expect((await refuse({ id_list: [9_999_999] }))[0]).toBe(404);
    expect((await refuse({ variant_list: [9_999_999] }))[0]).toBe(404);
  });
});

it('a filter finds the products, and more than 2,000 labels are refused with their number', async () => {
  const filter = { search: '', category_id: plain.category_id };
  expect((await pagesOf({ filter, parts: ['code'] })).join()).toContain('LB-SADE');
  const others = [await buildProduct(app.ctx), await buildProduct(app.ctx)].map(({ id }) => id);
  expect(await refuse({ id_list: [model.id, plain.id, ...others], copies: 500 })).toEqual([
    422,
    'Bir seferde en çok 2.000 etiket basılır; seçiminiz 2.500 etiket. Daha az ürün ya da daha az kopya seçin.',
  ]);
});

it('a GTIN is drawn as the bar code of its length; one of 14 digits with a leading zero as EAN-13', async () => {
  const width = async (gtin: string) => /viewBox="0 0 (\d+)/.exec((await drawBarCode(gtin)).svg)?.[1];
  expect(await width('4006381333931')).toBe('113');
  expect(await width('036000291452')).toBe('113');
  expect(await width('40170725')).toBe('81');
  expect((await drawBarCode('04006381333931')).digits).toBe('4006381333931');
  expect((await drawBarCode('10614141000415')).digits).toBe('10614141000415');
});
