import type { Context } from '#server/context.ts';
import type { Actor, ContentTransaction } from '#server/db/transactions.ts';
import { notFound, refused, unsupportedType } from '#server/errors.ts';
import { prepareBrandFiles } from '#server/features/configuration/configuration.service.ts';
import { checkVersion } from '#server/records/versions.ts';
import { isPdf, storeDocument } from './documents.service.ts';
import { readMedium } from './library.read.ts';
import { isPicture, selectLiveMediumByHash, selectMedia, type MediumRow } from './media.queries.ts';
import type { LocalFile } from './media.service.ts';
import { storePicture } from './pictures.service.ts';

/**
 * Puts another file in the place of a medium's: the medium keeps its id, texts and uses, so every page shows the
 * new file. The old public files stay as long as a deleted medium's do, for pages that browsers keep.
 *
 * @throws AppError 404, 409, 415 for a PDF in the place of a picture or the reverse, 422 for a file that another
 * medium has.
 */
export async function replaceFile(
  ctx: Context,
  actor: Actor,
  id: number,
  { file, version }: { file: LocalFile; version: number | undefined },
): Promise<MediumRow> {
  const [medium] = await selectMedia(ctx.db, [id]);
  if (!medium) throw notFound();
  const checkCurrent = (row: MediumRow) => checkVersion(version, row.version, () => readMedium(ctx, row));
  await checkCurrent(medium);
  if (medium.hash === file.hash) return medium;
  const isPictureWanted = isPicture(medium);
  if ((await isPdf(file)) === isPictureWanted) {
    throw unsupportedType(
      isPictureWanted
        ? 'Bir görselin yerine yalnız bir görsel konabilir: JPEG, PNG ya da WebP.'
        : 'Bir PDF’nin yerine yalnız bir PDF konabilir.',
    );
  }
  await refuseKnown(ctx, file.hash);
  const store = isPictureWanted ? storePicture : storeDocument;
  return store(ctx, actor, {
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

async function refuseKnown({ db }: Pick<ContentTransaction, 'db'> | Pick<Context, 'db'>, hash: string) {
  const known = await selectLiveMediumByHash(db, hash);
  if (known) throw refused(`Bu dosya kütüphanede zaten var: “${known.file_name}”. Başka bir dosya seçin.`);
}
