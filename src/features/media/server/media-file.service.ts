import type { MediumKind } from '#shared/schema/media.ts';
import type { Context } from '#server/context/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { notFound, refused, unsupportedType } from '#server/errors.ts';
import { prepareBrandFiles } from '#features/configuration/server/configuration.service.ts';
import { checkVersion } from '#server/versions.ts';
import { detectMime, storeDocument } from '#server/media/documents.service.ts';
import { readMedium } from './library.read.ts';
import {
  kindOfMedium,
  selectLiveMediumByHash,
  selectMedia,
  type MediumRow,
} from '#server/media/media.queries.ts';
import type { LocalFile } from '#server/media/media.service.ts';
import { storePicture } from '#server/media/pictures.service.ts';
import { storeCad } from '#server/media/cad/cad.service.ts';
import { storeVideo } from '#server/media/videos/videos.service.ts';

/**
 * Replaces the file of a medium, which keeps its id, texts and uses. The old public files are kept as long as
 * those of a deleted medium, because browsers may still show pages that use them.
 *
 * @throws AppError 404, 409, 415 for a file of another kind, 422 for a file that another medium has.
 */
export async function replaceFile(
  ctx: Context,
  actor: Actor,
  id: number,
  { file, version }: { file: LocalFile; version: number | undefined },
): Promise<MediumRow> {
  const medium = await requireMedium(ctx, id);
  const checkCurrent = (row: MediumRow) => checkVersion(version, row.version, () => readMedium(ctx, row));
  await checkCurrent(medium);
  if (medium.hash === file.hash) return medium;
  const kind = kindOfMedium(medium);
  if ((await kindOfFile(file)) !== kind) throw unsupportedType(onlySameKind[kind]);
  await refuseKnown(ctx, file.hash);
  return stores[kind](ctx, actor, {
    ...file,
    replaces: {
      id,
      check: async (tx, row) => {
        await checkCurrent(row);
        await refuseKnown(tx, file.hash);
      },
      prepare: () => prepareBrandFiles(ctx, { id, hash: file.hash }),
    },
  });
}

/**
 * Finds a medium before a large file for it is received.
 *
 * @throws AppError 404
 */
export async function requireMedium({ db }: Pick<Context, 'db'>, id: number): Promise<MediumRow> {
  const [medium] = await selectMedia(db, [id]);
  if (!medium) throw notFound();
  return medium;
}

/** Stores a file as a medium of its kind. */
export async function storeFile(ctx: Context, actor: Actor, file: LocalFile): Promise<MediumRow> {
  return stores[await kindOfFile(file)](ctx, actor, file);
}

const stores = { picture: storePicture, document: storeDocument, video: storeVideo, cad: storeCad };

/** Detects the kind by content. A file of no other kind is treated as a picture. */
async function kindOfFile(file: LocalFile): Promise<MediumKind> {
  return kindOfMedium({ mime: (await detectMime(file)) ?? '' });
}

const onlySameKind: Readonly<Record<MediumKind, string>> = {
  picture: 'Bir görselin yerine yalnız bir görsel konabilir: JPEG, PNG ya da WebP.',
  document: 'Bir PDF’nin yerine yalnız bir PDF konabilir.',
  video: 'Bir videonun yerine yalnız bir video konabilir: MP4 ya da WebM.',
  cad: 'Bir CAD dosyasının yerine yalnız bir CAD dosyası konabilir: STEP, DXF ya da GLB.',
};

async function refuseKnown({ db }: Pick<ContentTransaction, 'db'> | Pick<Context, 'db'>, hash: string) {
  const known = await selectLiveMediumByHash(db, hash);
  if (known) throw refused(`Bu dosya kütüphanede zaten var: “${known.file_name}”. Başka bir dosya seçin.`);
}
