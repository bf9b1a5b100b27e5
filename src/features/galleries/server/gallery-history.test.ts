import { dayMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import type { ProductHistoryEntry, ProductHistoryPage } from '#features/products/product-history.ts';
import type { Product } from '#features/products/product.ts';
import type { GalleryFile, ProductDocument } from '../gallery.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { deleteMedium } from '#features/media/server/media-deletion.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium, buildProduct } from '#test/factories.ts';
import { fileForm } from '#test/files/file-form.ts';
import { validPdf } from '#test/files/valid-pdf.ts';

const app = await openTestApp();
let editor = await app.signIn('editor');

type Written<Data> = Pick<Failure, 'message'> & { data: Data };
type GalleryEntry = Exclude<ProductHistoryEntry, { part: null | 'variants' }>;
const call = <Data>(method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call<Written<Data>>(method, `/api/admin/products${url}`, body, editor);
const history = async (id: number) =>
  (await app.call<ProductHistoryPage>('GET', `/api/admin/products/${id}/history`, undefined, editor)).body;
const changes = async (id: number) =>
  (await history(id)).data.filter(
    (entry): entry is GalleryEntry => entry.part !== null && entry.part !== 'variants',
  );
const restore = (id: number, entry: number | undefined) =>
  call<Product>('PUT', `/${id}/history/${entry}`, {});
const attach = (id: number, media_id: number, gallery_type: string) =>
  call<GalleryFile>('POST', `/${id}/files`, { media_id, gallery_type });
const pictures = (...names: string[]) => Promise.all(names.map((name) => buildMedium(app.ctx, { name })));
const uploadPdf = (id: number, name: string) =>
  call<ProductDocument>(
    'POST',
    `/${id}/files`,
    fileForm(validPdf({ text: name }), name, { gallery_type: 'documents' }),
  );

describe('the history of a gallery', () => {
  it('is part of the history of the product: files added, described, ordered and removed', async () => {
    const one = await buildMedium(app.ctx);
    const two = await buildMedium(app.ctx, { name: 'iki.jpg', width: 60 });
    const { id, files } = await buildProduct(app.ctx, { images: [one.id] });
    const { data: added } = (await attach(id, two.id, 'images')).body;
    await call('PUT', `/files/${added.id}`, { title_tr: 'Önden', alt_en: 'Front' });
    const file_list = [added.id, files[0]?.id].join();
    await call('PUT', `/files-queue/${id}`, { gallery_type: 'images', file_list });
    await call('DELETE', `/files/${files[0]?.id}`);
    const entries = await changes(id);
    expect(entries.map(({ action }) => action)).toEqual(['remove', 'order', 'update', 'add', 'add']);
    const media = (list: GalleryEntry['before']) => list?.map(({ media_id }) => media_id);
    expect(entries.map(({ before, after }) => [media(before), media(after)])).toEqual([
      [[two.id, one.id], [two.id]],
      [
        [one.id, two.id],
        [two.id, one.id],
      ],
      [
        [one.id, two.id],
        [one.id, two.id],
      ],
      [[one.id], [one.id, two.id]],
      [[], [one.id]],
    ]);
    const described = { media_id: two.id, file_name: 'iki.jpg', title_tr: 'Önden', alt_en: 'Front' };
    expect(entries[2]?.before?.[1]).not.toHaveProperty('title_tr');
    expect(entries[2]?.after?.[1]).toMatchObject({ ...described, picture: { media_id: two.id } });
    expect(entries.every(({ part }) => part === 'images')).toBe(true);
    const [created] = (await history(id)).data.slice(-1);
    expect([created?.action, created?.part]).toEqual(['create', null]);
    expect(created?.batch).toBe(entries[4]?.batch);
  });

  it('is not kept for texts and orders that stay as they are', async () => {
    const [one, two] = await pictures('a.jpg', 'b.jpg');
    const { id, files } = await buildProduct(app.ctx, { images: [one?.id ?? 0, two?.id ?? 0] });
    const before = await app.ctx.connections.readRevision();
    await call('PUT', `/files/${files[0]?.id}`, { title_tr: '' });
    await call('PUT', `/files-queue/${id}`, { file_list: files.map((file) => file.id).join() });
    expect(await app.ctx.connections.readRevision()).toBe(before);
    expect(await changes(id)).toHaveLength(1);
  });

  it('of a duplicate begins with the files of the original', async () => {
    const { id: medium } = await buildMedium(app.ctx);
    const { id } = await buildProduct(app.ctx, { images: [medium] });
    await uploadPdf(id, 'kilavuz.pdf');
    const { body } = await call<Product>('POST', `/${id}/duplicate`, {});
    const entries = (await history(body.data.id)).data;
    expect(entries.map(({ part, action }) => [part, action])).toEqual([
      ['documents', 'add'],
      ['images', 'add'],
      [null, 'create'],
    ]);
    expect(new Set(entries.map(({ batch }) => batch)).size).toBe(1);
  });
});

describe('going back to a version of a gallery', () => {
  it('restores its files, texts and order, and removes files that were added later', async () => {
    const [one, two, later] = (
      await Promise.all([40, 50, 60].map((width) => buildMedium(app.ctx, { width })))
    ).map((medium) => medium.id) as [number, number, number];
    const { id, files } = await buildProduct(app.ctx, { images: [one, two] });
    await call('PUT', `/files/${files[0]?.id}`, { title_tr: 'Kapak' });
    const [wanted] = await changes(id);
    await call('DELETE', `/files/${files[0]?.id}`);
    await call('PUT', `/files/${files[1]?.id}`, { alt_tr: 'Yandan' });
    await attach(id, later, 'images');
    const { status, body } = await restore(id, wanted?.id);
    expect(status).toBe(200);
    expect(body.data.files.map(({ picture }) => picture.media_id)).toEqual([one, two]);
    expect(body.data.files[0]).toMatchObject({ title_tr: 'Kapak' });
    expect(body.data.files[1]).not.toHaveProperty('alt_tr');
    const [entry] = await changes(id);
    expect([entry?.action, entry?.after]).toEqual(['restore', wanted?.after]);
    const before = await app.ctx.connections.readRevision();
    expect((await restore(id, wanted?.id)).status).toBe(200);
    expect(await app.ctx.connections.readRevision()).toBe(before);
  });

  it('leaves out and names a picture that was deleted since', async () => {
    const { id: medium } = await buildMedium(app.ctx, { name: 'silinen.jpg', width: 70 });
    const { id, files } = await buildProduct(app.ctx, { images: [medium] });
    await call('DELETE', `/files/${files[0]?.id}`);
    await deleteMedium(app.ctx, null, medium);
    const [removed, added] = await changes(id);
    expect(removed?.before).toMatchObject([{ file_name: 'silinen.jpg', picture: null }]);
    const { body } = await restore(id, added?.id);
    expect([body.data.files, body.message]).toEqual([[], 'Silinmiş dosyalar geri alınamadı: “silinen.jpg”.']);
  });

  it('restores a PDF that was deleted since, for 30 days', async () => {
    const { id } = await buildProduct(app.ctx);
    const { data } = (await uploadPdf(id, 'olculer.pdf')).body;
    await call('DELETE', `/files/${data.id}`);
    await deleteMedium(app.ctx, null, data.document.media_id);
    const [, added] = await changes(id);
    const [restored] = (await restore(id, added?.id)).body.data.documents;
    expect(restored?.document).toMatchObject({ file_name: 'olculer.pdf' });
    expect((await app.call('GET', restored?.document.url ?? '')).status).toBe(200);
    await call('DELETE', `/files/${restored?.id}`);
    await deleteMedium(app.ctx, null, data.document.media_id);
    app.clock.advance(30 * dayMs + 1);
    editor = await app.signIn('editor');
    const { body } = await restore(id, added?.id);
    expect([body.data.documents, body.message]).toEqual([
      [],
      'Silinmiş dosyalar geri alınamadı: “olculer.pdf”.',
    ]);
  });
});
