import type { Kysely, Selectable } from 'kysely';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { flag, line, optionalId } from '#shared/schema/fields.ts';
import { DocumentFile, Picture } from '#shared/schema/media.ts';
import { recordSchemas } from '#shared/schema/record.ts';
import { flag as flagColumn, simpleRecordTable } from '#server/db/migration-tables.ts';
import type { SimpleRow } from '#server/db/schema/content.ts';
import type { ListedTable } from '#server/db/schema/database.ts';
import { invalid, type AppError } from '#server/errors.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { deleteMedium } from '#features/media/server/media-deletion.service.ts';
import { loadDocuments, loadPictures, withAlt } from '#server/media/media.read.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { recordOperations } from './record-operations.ts';
import { recordResource } from './record-resource.ts';
import type { RecordTable } from './record-table.ts';

/** A resource that uses every feature of simple records: texts, a picture, a document, a switch and its own check. */
const sample = recordSchemas({
  texts: { name: line(200), note: line(200) },
  fields: { image_id: optionalId.optional(), file_id: optionalId.optional(), is_active: flag.optional() },
  shown: { image: Picture.nullable(), file: DocumentFile.nullable(), is_active: z.boolean() },
});
type SampleRow = Selectable<
  SimpleRow & {
    name: string;
    note: string;
    image_id: number | null;
    file_id: number | null;
    is_active: number;
  }
>;
const table: RecordTable<SampleRow> = {
  // The type does not contain this table, because only this test creates it.
  name: 'samples' as ListedTable,
  entity: 'sample',
  nameColumn: 'name',
  texts: ['name', 'note'],
  mainText: 'name',
  listBy: [],
  media: { image_id: 'picture', file_id: 'document' },
  defaults: { image_id: null, file_id: null, is_active: 1 },
};
const samples = recordOperations(
  recordResource({
    schemas: sample,
    table,
    columns: ({ image_id, file_id, is_active }) => ({ image_id, file_id, is_active }),
    check: async (_tx, row) => {
      if (row.is_active === 1 && row.note.includes('gizli')) throw invalid({ is_active: ['Notu gizli'] });
    },
    present: async (db, rows) => {
      const images = rows.flatMap(({ image_id: id }) => id ?? []);
      const pictures = await loadPictures(db, images);
      const files = rows.flatMap(({ file_id: id }) => id ?? []);
      const documents = await loadDocuments(db, files);
      return ({ image_id: imageId, file_id: fileId, is_active: isActive }) => {
        const picture = pictures.get(imageId ?? 0);
        return {
          image: picture ? withAlt(picture, '') : null,
          file: documents.get(fileId ?? 0) ?? null,
          is_active: isActive === 1,
        };
      };
    },
  }),
);

const { ctx } = await openTestApp();
const { writer, dialect } = ctx.connections;
await simpleRecordTable(writer as unknown as Kysely<unknown>, dialect, 'samples')
  .addColumn('name', 'text', (column) => column.notNull())
  .addColumn('note', 'text', (column) => column.notNull())
  .addColumn('image_id', 'integer', (column) => column.references('media.id'))
  .addColumn('file_id', 'integer', (column) => column.references('media.id'))
  .addColumn('is_active', 'integer', flagColumn('is_active'))
  .execute();

const create = async (body: object) => (await samples.create(ctx, null, sample.create.parse(body))).data;
const update = (id: number, body: object) => samples.update(ctx, null, id, sample.update.parse(body));
const fieldsOf = (write: Promise<unknown>) =>
  write.then(
    () => undefined,
    (error: unknown) => (error as AppError).fields,
  );
const buildDocument = async () => {
  const path = join(ctx.config.dataDir, 'kilavuz.pdf');
  await writeFile(path, validPdf());
  return storeLocalDocument(ctx, null, { path, name: 'kilavuz.pdf' });
};
const origins = async (id: number) => {
  const rows = writer.selectFrom('samples' as ListedTable & 'transporter_types').select('translated_from');
  const row = await rows.where('id', '=', id).executeTakeFirstOrThrow();
  return JSON.parse(row.translated_from) as Record<string, Record<string, string>>;
};

it('fields that are sent are stored, and the others stay', async () => {
  const { id: image_id } = await buildMedium(ctx);
  const { id: file_id } = await buildDocument();
  const record = await create({ name_tr: 'Belge', image_id, file_id, is_active: '0' });
  expect(record).toMatchObject({
    image: { media_id: image_id },
    file: { file_name: 'kilavuz.pdf' },
    is_active: false,
  });
  const { data } = await update(record.id, { image_id: '' });
  expect(data).toMatchObject({ image: null, file: { media_id: file_id }, is_active: false, version: 2 });
  expect(await create({ name_tr: 'Başka' })).toMatchObject({ image: null, is_active: true });
});

it('a medium that is missing or of another kind is refused beside its field', async () => {
  const { id: picture } = await buildMedium(ctx);
  const fields = await fieldsOf(create({ name_tr: 'Belge', image_id: 99999, file_id: picture }));
  expect(Object.keys(fields ?? {})).toEqual(['image_id', 'file_id']);
});

it("the resource's own check applies to creates, updates and restores of versions", async () => {
  expect(await fieldsOf(create({ name_tr: 'a', note_tr: 'gizli' }))).toHaveProperty('is_active');
  const { id } = await create({ name_tr: 'a', note_tr: 'gizli', is_active: 0 });
  expect(await fieldsOf(update(id, { is_active: 1 }))).toHaveProperty('is_active');
  await update(id, { note_tr: 'açık' });
  await update(id, { is_active: 1 });
  const [, opened, hidden] = (await samples.listHistory(ctx, { id, page: 1 })).data;
  const restore = (entry = 0) => samples.restoreVersion(ctx, null, id, { entry });
  expect((await restore(hidden?.id)).data).toMatchObject({ note_tr: 'gizli', is_active: false });
  expect((await restore(opened?.id)).data).toMatchObject({ note_tr: 'açık', is_active: false });
});

it('a version is restored without the files that are gone, and they are named', async () => {
  const { id: image_id } = await buildMedium(ctx, { name: 'eski.jpg', width: 40 });
  const { id } = await create({ name_tr: 'Eski', image_id });
  await update(id, { name_tr: 'Yeni', image_id: '' });
  await deleteMedium(ctx, null, image_id);
  const [, created] = (await samples.listHistory(ctx, { id, page: 1 })).data;
  expect(created?.after).toMatchObject({ name_tr: 'Eski', image: null });
  const restored = await samples.restoreVersion(ctx, null, id, { entry: created?.id ?? 0 });
  expect(restored).toMatchObject({
    data: { name_tr: 'Eski', image: null },
    message: 'Silinmiş dosyalar geri alınamadı: “eski.jpg”.',
  });
});

it('a deleted record is restored without the files that are gone, and they are named', async () => {
  const { id: image_id } = await buildMedium(ctx, { name: 'kayip.jpg', width: 50 });
  const { id: file_id } = await buildDocument();
  const { id } = await create({ name_tr: 'Silinen', image_id, file_id });
  await samples.delete(ctx, null, id);
  // `media_uses` is not written for this table, so the picture can be deleted although the record uses it.
  await deleteMedium(ctx, null, image_id);
  expect(await samples.restore(ctx, null, id)).toMatchObject({
    data: { name_tr: 'Silinen', image: null, file: { media_id: file_id } },
    message: 'Silinmiş dosyalar geri alınamadı: “kayip.jpg”.',
  });
});

it('a version that is older than a column is read with the default of the column', async () => {
  const { id } = await create({ name_tr: 'Önce', is_active: 0 });
  const older = { name: '{"tr":"Daha önce"}', deleted_at: null };
  await writer
    .updateTable('history')
    .set({ after: JSON.stringify(older) })
    .where('entity', '=', 'sample')
    .where('entity_id', '=', String(id))
    .execute();
  const [entry] = (await samples.listHistory(ctx, { id, page: 1 })).data;
  const { data } = await samples.restoreVersion(ctx, null, id, { entry: entry?.id ?? 0 });
  expect(data).toMatchObject({ name_tr: 'Daha önce', is_active: true });
});

it('a record remembers from which main text a translation was made', async () => {
  const { id } = await create({ name_tr: 'Halka', name_en: 'Ring' });
  const made = await origins(id);
  expect(Object.keys(made)).toEqual(['name']);
  await update(id, { name_tr: 'Yuvarlak halka' });
  expect(await origins(id)).toEqual(made);
  await update(id, { name_en: 'Round ring' });
  expect((await origins(id)).name?.en).not.toBe(made.name?.en);
  await update(id, { name_en: '' });
  expect(await origins(id)).toEqual({});
});
