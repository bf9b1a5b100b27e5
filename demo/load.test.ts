import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicCategory } from '#features/categories/category.ts';
import type { CategoryPage } from '#features/site-api/category-page.ts';
import { certificate as certificateSchemas } from '#features/certificates/certificate.ts';
import type { ContractPage } from '#features/contracts/contract.ts';
import type { Context } from '#server/context/context.ts';
import { brandIcon, iconFiles } from '#features/configuration/brand-icons.rules.ts';
import { slugify } from '#shared/rules/slug.ts';
import type { PublicConfiguration } from '#features/configuration/configuration.ts';
import type { ListedTable } from '#server/db/schema/database.ts';
import { certificates as certificateCalls } from '#features/certificates/server/certificates.ts';
import { getConfiguration } from '#features/configuration/server/configuration.read.ts';
import { deleteMedium } from '#features/media/server/media-deletion.service.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { getProduct } from '#features/products/server/products.read.ts';
import { EncoderCrashed, type PictureEncoder } from '#server/ports/picture-encoder.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { buildProduct, buildUser } from '#test/factories.ts';
import { readPdfText } from '#test/files/pdf-text.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { categories } from './content/categories.ts';
import { catalogues } from './content/catalogues.ts';
import { certificates } from './content/certificates.ts';
import { films } from './films/films.ts';
import { contactInformation } from './content/contact-information.ts';
import { contracts } from './content/contracts.ts';
import { galleryFiles } from './content/finish-pictures.ts';
import { messages } from './content/messages.ts';
import { products } from './content/products.ts';
import { tourCategories } from './content/school-tours.ts';
import { socialMedia } from './content/social-media.ts';
import { variantsOf } from './content/variants.ts';
import { documentsOf, modelsOf } from './documents.ts';
import { loadDemoIfEmpty, type LoadOptions } from './load.ts';
import { pictureFiles } from './picture-uses.ts';

const pictures = await mkdtemp(join(tmpdir(), 'vitrin-demo-'));
closeLater(() => rm(pictures, { recursive: true }));
for (const file of pictureFiles()) {
  const isWide = file.includes('genis');
  await writeFile(join(pictures, file), await createJpeg({ width: isWide ? 90 : 60, height: 75 }));
}

const load = async (ctx: Context, options: LoadOptions = {}) => {
  const said: string[] = [];
  await loadDemoIfEmpty(ctx, (line) => said.push(line), {
    pathOf: (file) => join(pictures, file),
    ...options,
  });
  return said;
};

/** Starts a load that stops after three documents. */
async function interruptedAtDocuments({ ctx }: TestApp): Promise<void> {
  let left = 3;
  const put: FileStorage['put'] = (key, file) => {
    if (/\.(pdf|glb|dxf)$/.test(file)) left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : ctx.publicFiles.put(key, file);
  };
  await expect(load({ ...ctx, publicFiles: { ...ctx.publicFiles, put } })).rejects.toThrow('killed');
}

/** Starts a load that stops after three pictures, as if it had been killed. */
async function interrupted({ ctx }: TestApp): Promise<void> {
  let left = 3;
  const makeJpegs: PictureEncoder['makeJpegs'] = (original, directory) => {
    left -= 1;
    return left < 0
      ? Promise.reject(new EncoderCrashed('killed'))
      : ctx.encoder.makeJpegs(original, directory);
  };
  await expect(load({ ...ctx, encoder: { ...ctx.encoder, makeJpegs } }, { helpers: 0 })).rejects.toThrow();
}

async function getProductByCode({ ctx }: TestApp, code: string) {
  const row = await ctx.db
    .selectFrom('products')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return getProduct(ctx, row.id);
}

async function readPublicConfiguration(test: TestApp): Promise<PublicConfiguration> {
  const { body } = await test.call<PublicConfiguration>('GET', '/api/pages/configuration?lang=tr');
  return body;
}

async function count({ ctx }: TestApp) {
  const rows = (table: ListedTable | 'media' | 'product_files') =>
    ctx.db.selectFrom(table).select('id').execute();
  const [{ length: categoryCount }, { length: productCount }, { length: media }, { length: files }] = [
    await rows('categories'),
    await rows('products'),
    await rows('media'),
    await rows('product_files'),
  ];
  const { length: company } = [
    ...(await rows('contracts')),
    ...(await rows('contact_information')),
    ...(await rows('social_media')),
    ...(await rows('certificates')),
  ];
  return { categories: categoryCount, products: productCount, media, files, company };
}

const documents = products.flatMap((product) => [...documentsOf(product), ...modelsOf(product)]);

const fullLoad = {
  categories: JSON.stringify(categories).split('"seo_name"').length - 1 + tourCategories.length,
  products: products.length,
  // Each certificate and catalogue has a picture and a PDF; the last two are the icon and the share picture.
  media:
    pictureFiles().length +
    documents.length +
    2 * (certificates.length + catalogues.length) +
    Object.keys(films).length +
    2,
  files: products.flatMap(galleryFiles).length + documents.length,
  company: [...contracts, ...contactInformation, ...socialMedia, ...certificates].length,
};

/** The number of media that are stored before the documents of the products. */
const mediaBeforeDocuments =
  fullLoad.media -
  documents.length -
  2 * (certificates.length + catalogues.length) -
  Object.keys(films).length;

describe('a demo whose load was interrupted among the pictures, then among the documents', () => {
  let test: TestApp;
  let said: string[];
  beforeAll(async () => {
    test = await openTestApp();
    await interrupted(test);
    expect(await count(test)).toMatchObject({ media: 3, products: 0 });
    await interruptedAtDocuments(test);
    expect(await count(test)).toMatchObject({ media: mediaBeforeDocuments + 3 });
    said = await load(test.ctx);
  }, 300_000);

  it('is completed without repetition and fills the catalogue in the order of the content', async () => {
    expect(said.at(-1)).toContain('Örnek içerik hazır');
    expect(await count(test)).toEqual(fullLoad);

    const { body: tree } = await test.call<PublicCategory[]>('GET', '/api/pages/categories?lang=tr');
    expect(tree.map(({ name }) => name)).toEqual(categories.map(({ name }) => name.tr));
    expect(tree[0]?.image?.width).toBeGreaterThan(tree[0]?.image?.height ?? 0);
    expect(tree.reduce((sum, main) => sum + main.product_count, 0)).toBe(products.length);

    const { body: page } = await test.call<CategoryPage>('GET', '/api/pages/products/toka?lang=en');
    const buckles = products.map(({ code }) => code).filter((code) => code.startsWith('TK-'));
    expect(page.products.data.map(({ code }) => code)).toEqual(buckles);
    expect(page.products.data[0]?.image?.alt).toBe(products[0]?.pictures[0]?.alt.en);
    expect(page.main_category.seo_title).toBe(categories[0]?.seo_title.en);
  });

  it('has products with drawings, which have titles in both languages, and data sheets from their data', async () => {
    expect(said).toContain(`Örnek ürünler hazırlanıyor: 12/${products.length}`);
    const stored = await getProductByCode(test, 'TK-11');
    expect(stored.drawings).toMatchObject([
      { title_tr: 'Teknik çizim, 35 mm', title_en: 'Technical drawing, 35 mm' },
      { title_tr: 'Teknik çizim, 40 mm', document: { mime: 'application/pdf' } },
    ]);
    const [drawing] = stored.drawings;
    const url = drawing && 'document' in drawing ? drawing.document.url : '';
    expect(await readPdfText((await test.app.inject({ url })).rawPayload)).toHaveLength(1);
    const sheet = await test.app.inject({ url: `/dosya/foy/tr/${stored.seo_name}.pdf` });
    expect((await readPdfText(sheet.rawPayload)).join('\n')).toContain('TK-1140');
  });

  it('has every product with its sizes and finishes, to which former addresses of sizes redirect', async () => {
    const wanted = products.flatMap((product) => variantsOf(product).map(({ code }) => code));
    const { db } = test.ctx;
    const stored = await db.selectFrom('product_variants').select(['code', 'image_id']).execute();
    expect(stored.map(({ code }) => code).sort()).toEqual(wanted.sort());
    expect(stored.filter(({ image_id: image }) => image !== null).length).toBeGreaterThan(10);
    const files = await db.selectFrom('variant_files').select('gallery_type').execute();
    const count = (gallery: string) => files.filter(({ gallery_type: type }) => type === gallery).length;
    expect([count('images') > 0, count('drawings') > 10]).toEqual([true, true]);
    const former = products.flatMap(({ sizes }) => sizes.flatMap(({ formerName = [] }) => formerName));
    const old = await db.selectFrom('old_slugs').select('seo_name').where('kind', '=', 'product').execute();
    expect(old.map(({ seo_name: slug }) => slug).sort()).toEqual(former.map(slugify).sort());
  });

  it('has contracts, contact data and accounts for visitors, in the order of the content', async () => {
    const names = async (call: string, lang: string) =>
      (await test.call<{ name: string }[]>('GET', `/api/pages/${call}?lang=${lang}`)).body.map(
        ({ name }) => name,
      );
    expect(await names('contracts', 'en')).toEqual(contracts.map(({ name }) => name.en));
    expect(await names('social-media', 'tr')).toEqual(socialMedia.map(({ name }) => name));
    const english = contactInformation.filter(({ lang = 'en' }) => lang === 'en');
    const shown = await names('contact-information', 'en');
    expect(shown.toSorted()).toEqual(english.map(({ name }) => name).sort());
    const { body } = await test.call<ContractPage>('GET', '/api/pages/contract/cookie-policy?lang=en');
    expect(body.content).toContain(contracts[2]?.content.en);
    expect(body.content).toContain('<td>offer_list</td>');
  });

  it('has certificates, each with its picture and PDF', async () => {
    const stored = certificateSchemas.list.parse(await certificateCalls.list(test.ctx));
    expect(stored.map(({ name_en: name }) => name)).toEqual(certificates.map(({ name }) => name.en));
    for (const { image, file } of stored) {
      expect(image).toMatchObject({ width: 1191, height: 1685 });
      expect(file?.mime).toBe('application/pdf');
    }
  });

  it('has messages, an offer with pictures, a CV and subscribers, and sends no mail', async () => {
    const { db } = test.ctx;
    const stored = await db
      .selectFrom('messages')
      .select(['name', 'notice_id'])
      .orderBy('id', 'desc')
      .execute();
    const names = messages.toSorted((one, other) => one.age - other.age).map(({ fields }) => fields.name);
    expect(stored.map(({ name }) => name)).toEqual(names);
    const { body } = await test.call<PublicConfiguration>('GET', '/api/pages/configuration?lang=tr');
    expect(new Set(stored.map(({ notice_id: id }) => id))).toEqual(new Set([body.privacyNotice?.id]));
    const lines = await db.selectFrom('order_lines').selectAll().execute();
    expect(lines).toHaveLength(messages.flatMap(({ lines: own = [] }) => own).length);
    for (const line of lines) expect([line.product_id, line.variant_id, line.image_id]).not.toContain(null);
    const [cv] = await db
      .selectFrom('private_files')
      .selectAll()
      .where('message_id', 'is not', null)
      .execute();
    expect((await test.ctx.privateFiles.find(cv?.key ?? ''))?.bytes).toBe(cv?.bytes);
    expect(await db.selectFrom('subscribers').select('id').execute()).toHaveLength(25);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('names the company and the home page', async () => {
    expect((await getConfiguration(test.ctx.db)).projectCompanyName).toBe('Örnek Metal Aksesuar');
    const path = '/api/pages/page-meta?lang=en';
    const { body } = await test.call<Record<string, { title: string }>>('GET', path);
    expect(body.home?.title).toContain('Buckles');
  });

  it('has logos and an icon of the company, which are served without scripts', async () => {
    const { mainLogoPath, darkLogoPath, files } = await getConfiguration(test.ctx.db);
    expect(mainLogoPath).not.toBe(darkLogoPath);
    for (const path of [mainLogoPath, darkLogoPath]) {
      const { status, headers } = await test.call('GET', path);
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    }
    for (const file of iconFiles) {
      const { status } = await test.call('GET', brandIcon(files.iconSet, file));
      expect(status, file).toBe(200);
    }
    expect((await test.call('GET', '/favicon.ico')).headers['location']).toContain(files.iconSet);
  });

  it('sets a share picture, which cannot be deleted while it is in use', async () => {
    const { sharePicture } = await readPublicConfiguration(test);
    expect(sharePicture).toMatchObject({ width: 1200, height: 630 });
    const { status, headers } = await test.call('GET', sharePicture?.url ?? '');
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { sharePictureId } = await getConfiguration(test.ctx.db);
    await expect(deleteMedium(test.ctx, null, Number(sharePictureId))).rejects.toThrow('paylaşım resmi');
    expect(await readPublicConfiguration(test)).not.toHaveProperty('sharePictureId');
  });

  it('is not loaded a second time', async () => {
    const revision = await test.ctx.connections.readRevision();
    expect(await load(test.ctx)).toEqual([]);
    expect(await test.ctx.connections.readRevision()).toBe(revision);
  });
});

it('the demo keeps a company name from the environment, and sets neither logos nor company records for it', async () => {
  const test = await openTestApp({ environment: { COMPANY_NAME: 'Kendi Adımız' } });
  await test.ctx.connections.writer
    .updateTable('configuration')
    .set({ value: 'Kendi Adımız' })
    .where('key', '=', 'projectCompanyName')
    .execute();
  await interruptedAtDocuments(test);
  const metas = await test.ctx.db.selectFrom('page_metas').select('title').execute();
  const titles = await test.ctx.db.selectFrom('categories').select('seo_title as title').execute();
  const all = [...metas, ...titles].map(({ title }) => title).join();
  expect(all).toContain('| Kendi Adımız');
  expect(all).not.toContain('Örnek Metal');
  expect(await getConfiguration(test.ctx.db)).toMatchObject({
    projectCompanyName: 'Kendi Adımız',
    mainLogoPath: '',
    favIcoLogoPath: '',
    sharePictureId: '',
  });
  expect(await count(test)).toMatchObject({ company: 0 });
});

it('the demo keeps a logo from the environment', async () => {
  const test = await openTestApp();
  await test.ctx.connections.writer
    .updateTable('configuration')
    .set({ value: '/media/kendi.svg' })
    .where('key', '=', 'mainLogoPath')
    .execute();
  await interrupted(test);
  const { mainLogoPath, files } = await getConfiguration(test.ctx.db);
  expect(mainLogoPath).toBe('/media/kendi.svg');
  expect(files.iconSet).not.toBe('');
});

it('the demo is not loaded into a catalogue that ever had content, even if it was deleted', async () => {
  const test = await openTestApp();
  const { id } = await buildProduct(test.ctx);
  await deleteProduct(test.ctx, null, id);
  expect(await load(test.ctx)).toEqual([]);
  expect(await count(test)).toMatchObject({ products: 1, media: 0 });
});

it('an interrupted load does not continue after a person has changed something', async () => {
  const test = await openTestApp();
  await interrupted(test);
  const actor = await buildUser(test.ctx);
  await buildProduct(test.ctx);
  const own = await test.ctx.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  await deleteProduct(test.ctx, actor, own.id);
  expect(await load(test.ctx)).toEqual([]);
  expect(await count(test)).toMatchObject({ media: 3, products: 1 });
});

it('the load does not start while a picture file is missing, and names the file', async () => {
  const test = await openTestApp();
  const empty = await mkdtemp(join(tmpdir(), 'vitrin-demo-'));
  closeLater(() => rm(empty, { recursive: true }));
  await expect(
    loadDemoIfEmpty(test.ctx, () => undefined, { pathOf: (file) => join(empty, file) }),
  ).rejects.toThrow('toka-klasik-nikel.jpg');
  await interrupted(test);
  expect(await count(test)).toMatchObject({ media: 3 });
});
