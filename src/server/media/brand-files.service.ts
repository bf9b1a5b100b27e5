import { join } from 'node:path';
import { brandIcon, type IconFile } from '#features/configuration/brand-icons.rules.ts';
import type { Context } from '#server/context/context.ts';
import { invalid, unavailable } from '#server/errors.ts';
import {
  EncoderCrashed,
  EncoderOverloaded,
  FileRefused,
  type BrandFile,
  type BrandFileKind,
} from '#server/ports/picture-encoder.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { iconSetKey, logoKey, originalKey } from './media-keys.ts';
import { selectMedia } from './media.queries.ts';
import { checkPicture, tooHeavy } from './pictures.service.ts';

/**
 * Makes the logo file from the picture with this hash. A refusal becomes an error at `field`.
 *
 * @returns the key of the file in the public store
 */
export async function storeLogo(ctx: Context, field: string, hash: string): Promise<string> {
  const key = logoKey(hash);
  await storeFiles(ctx, { kind: 'logo', field, hash, last: key, keyOf: () => key });
  return key;
}

/**
 * Makes all sizes of the site's icon from the picture with this hash. A refusal becomes an error at `field`.
 *
 * @returns the key of the set, for `brandIcon`
 */
export async function storeIcons(ctx: Context, field: string, hash: string): Promise<string> {
  const set = iconSetKey(hash);
  const keyOf = (name: string) => brandIcon(set, name as IconFile);
  await storeFiles(ctx, { kind: 'icons', field, hash, last: keyOf('favicon.ico'), keyOf });
  return set;
}

/** The hash of a picture's original. @throws AppError 422 at `field` if the id belongs to no picture. */
export async function pictureHash({ db }: Context, field: string, mediumId: number): Promise<string> {
  await checkPicture(db, field, mediumId);
  const [medium] = await selectMedia(db, [mediumId]);
  return medium?.hash ?? '';
}

type BrandFiles = {
  kind: BrandFileKind;
  field: string;
  hash: string;
  /** The key that is stored last; if it exists, all others do. */
  last: string;
  keyOf: (name: string) => string;
};

async function storeFiles(ctx: Context, { kind, field, hash, last, keyOf }: BrandFiles): Promise<void> {
  if (await ctx.publicFiles.find(last)) return;
  await inTemporaryFolder(ctx.config.dataDir, async (folder) => {
    const original = join(folder, 'original');
    await ctx.privateFiles.fetch(originalKey(hash), original);
    const files = await make(ctx, field, () => ctx.encoder.makeBrandFiles(kind, original, folder));
    for (const { name, file } of files) await ctx.publicFiles.put(keyOf(name), file);
  });
}

async function make({ log }: Context, field: string, encode: () => Promise<BrandFile[]>) {
  try {
    return await encode();
  } catch (error) {
    if (error instanceof FileRefused) throw invalid({ [field]: [error.message] });
    if (!(error instanceof EncoderCrashed)) throw error;
    log.warn({ err: error }, 'the picture encoder crashed');
    if (error instanceof EncoderOverloaded) throw invalid({ [field]: [tooHeavy] });
    throw unavailable('Resim şu anda işlenemedi. Lütfen birkaç saniye sonra tekrar deneyin.', 5);
  }
}
