import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { catalogue as schemas, type PublicCatalogue } from '../catalogue.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { findRow, selectRows } from '#server/db/record-rows.ts';
import type { CatalogueTable } from '#server/db/schema/catalogue.ts';
import type { Actor } from '#server/db/transactions.ts';
import { storeFirstPage } from '#server/media/first-page.service.ts';
import {
  describePicture,
  loadDocuments,
  loadPictures,
  withAlt,
  type PictureFiles,
} from '#server/media/media.read.ts';
import { createRecord } from '#server/records/create-record.ts';
import { restoreRecord } from '#server/records/delete-record.ts';
import { recordOperations, writeRecord } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';
import { restoreVersion } from '#server/records/restore-version.ts';
import { updateRecord } from '#server/records/update-record.ts';
import type { Localiser } from '#server/texts/localiser.ts';

type CatalogueRow = Selectable<CatalogueTable>;
type FromPdf = Pick<CatalogueRow, 'first_page_id' | 'page_count'>;

const nothing: FromPdf = { first_page_id: null, page_count: null };

export const catalogueResource = recordResource({
  schemas,
  table: recordTable('catalogues', { year: null, cover_id: null, file_id: null, ...nothing, is_active: 1 }),
  columns: ({ year, cover_id, file_id, is_active }) => ({ year, cover_id, file_id, is_active }),
  present: async (db, rows) => {
    const media = await loadMedia(db, rows);
    return ({ year, page_count, is_active, ...row }) => {
      const { picture, file } = media(row, '');
      return {
        year,
        cover: picture('cover_id'),
        first_page: picture('first_page_id'),
        file,
        page_count,
        is_active: is_active === 1,
      };
    };
  },
});
const operations = recordOperations(catalogueResource);

/**
 * Extends the operations of a simple record: a new PDF is opened before the transaction, to store its first
 * page and its page count.
 */
export const catalogues = {
  ...operations,
  create: (ctx, actor, input) => createCatalogue(ctx, actor, input),
  update: async (ctx, actor, id, input) => {
    const before = await findRow<CatalogueRow>(ctx.db, 'catalogues', id);
    const isSame = input.file_id === undefined || input.file_id === before?.file_id;
    const fromPdf = isSame ? {} : await readPdf(ctx, actor, input.file_id);
    return writeRecord(ctx, actor, {
      resource: catalogueResource,
      work: (tx) => updateRecord(tx, catalogueResource, id, input, async () => fromPdf),
    });
  },
  restore: (ctx, actor, id) =>
    writeRecord(ctx, actor, {
      resource: catalogueResource,
      work: (tx) => restoreRecord(tx, catalogueResource, id, withoutLostPdf),
    }),
  restoreVersion: (ctx, actor, id, input) =>
    writeRecord(ctx, actor, {
      resource: catalogueResource,
      work: (tx) => restoreVersion(tx, catalogueResource, id, input, withoutLostPdf),
    }),
} satisfies typeof operations;

/** Creates a catalogue; `also` gets its id and writes in the same transaction. */
export async function createCatalogue(
  ctx: Context,
  actor: Actor,
  input: Parameters<typeof operations.create>[2],
  also?: (tx: ContentTransaction, id: number) => Promise<void>,
): ReturnType<typeof operations.create> {
  const fromPdf = await readPdf(ctx, actor, input.file_id);
  return writeRecord(ctx, actor, {
    resource: catalogueResource,
    work: async (tx) => {
      const saved = await createRecord(tx, catalogueResource, input, fromPdf);
      await also?.(tx, saved.row.id);
      return saved;
    },
  });
}

export function catalogueRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, { url: 'catalogues', schemas, calls: catalogues });
}

/** The active catalogues that visitors can open, in their order. */
export async function listPublicCatalogues(db: Reader, localiser: Localiser): Promise<PublicCatalogue[]> {
  const rows = await selectRows<CatalogueRow>(db, 'catalogues');
  const active = rows.filter((row) => row.is_active === 1);
  const describe = (picture: PictureFiles, otherwise: string) =>
    describePicture(picture, localiser, { otherwise });
  const media = await loadMedia(db, active, describe);
  return active.flatMap((row) => {
    const { id, year, page_count } = row;
    const texts = localiser.read({ name: row.name });
    const { picture, file } = media(row, texts.name);
    if (!file) return [];
    return [{ id, ...texts, year, cover: picture('cover_id') ?? picture('first_page_id'), file, page_count }];
  });
}

/** Reads first page and page count of a PDF. It opens the file, so call it before the transaction. */
async function readPdf(ctx: Context, actor: Actor, fileId: number | null | undefined): Promise<FromPdf> {
  const page = fileId ? await storeFirstPage(ctx, actor, fileId) : undefined;
  return page ? { first_page_id: page.pictureId, page_count: page.pages } : nothing;
}

/** Clears first page and page count if the PDF of a restored catalogue no longer exists. */
async function withoutLostPdf({ file_id: fileId }: CatalogueRow): Promise<Partial<CatalogueRow>> {
  return fileId === null ? nothing : {};
}

/**
 * Loads the media of all rows; the returned function picks those of one row, and `describe` adds `alt` to its
 * pictures.
 */
async function loadMedia(db: Reader, rows: readonly CatalogueRow[], describe = withAlt) {
  const pictures = await loadPictures(
    db,
    rows.flatMap((row) => [row.cover_id ?? [], row.first_page_id ?? []].flat()),
  );
  const documents = await loadDocuments(
    db,
    rows.flatMap((row) => row.file_id ?? []),
  );
  return (row: Pick<CatalogueRow, 'cover_id' | 'first_page_id' | 'file_id'>, alt: string) => ({
    picture: (column: 'cover_id' | 'first_page_id') => {
      const picture = pictures.get(row[column] ?? 0);
      return picture ? describe(picture, alt) : null;
    },
    file: documents.get(row.file_id ?? 0) ?? null,
  });
}
