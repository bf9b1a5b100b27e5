import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { certificate as schemas, type PublicCertificate } from '../certificate.ts';
import type { Picture } from '#shared/schema/media.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import type { CertificateTable } from '#server/db/schema/certificate.ts';
import { selectRows } from '#server/db/record-rows.ts';
import {
  describePicture,
  loadDocuments,
  loadPictures,
  withAlt,
  type PictureFiles,
} from '#server/media/media.read.ts';
import { recordOperations } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';
import type { Localiser } from '#server/texts/localiser.ts';

type CertificateRow = Selectable<CertificateTable>;

export const certificateResource = recordResource({
  schemas,
  table: recordTable('certificates', { image_id: null, file_id: null, is_active: 1 }),
  columns: ({ image_id, file_id, is_active }) => ({ image_id, file_id, is_active }),
  present: async (db, rows) => {
    const media = await loadMedia(db, rows);
    return (row) => ({ ...media(row, (picture) => withAlt(picture, '')), is_active: row.is_active === 1 });
  },
});

export const certificates = recordOperations(certificateResource);

export function certificateRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, { url: 'certificates', schemas, calls: certificates });
}

/** The active certificates for visitors, in their order. */
export async function listPublicCertificates(db: Reader, localiser: Localiser): Promise<PublicCertificate[]> {
  const rows = await selectRows<CertificateRow>(db, 'certificates');
  const active = rows.filter(({ is_active: isActive }) => isActive === 1);
  const media = await loadMedia(db, active);
  return active.map((row) => {
    const texts = localiser.read({ name: row.name, issuer: row.issuer });
    return {
      ...texts,
      ...media(row, (picture) => describePicture(picture, localiser, { otherwise: texts.name })),
    };
  });
}

/**
 * Loads the media of the rows. The returned function finds the picture and the PDF of one row; `describe`
 * adds the alternative text.
 */
async function loadMedia(db: Reader, rows: readonly CertificateRow[]) {
  const idsIn = (column: 'image_id' | 'file_id') => rows.flatMap((row) => row[column] ?? []);
  const pictures = await loadPictures(db, idsIn('image_id'));
  const documents = await loadDocuments(db, idsIn('file_id'));
  return (
    { image_id: imageId, file_id: fileId }: CertificateRow,
    describe: (picture: PictureFiles) => Picture,
  ) => {
    const picture = pictures.get(imageId ?? 0);
    return { image: picture ? describe(picture) : null, file: documents.get(fileId ?? 0) ?? null };
  };
}
