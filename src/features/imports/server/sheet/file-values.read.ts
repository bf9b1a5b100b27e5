import { loadGalleries } from '#features/galleries/server/galleries.read.ts';
import { productKind } from '#features/galleries/server/gallery-owner.ts';
import {
  picturesOf,
  type StoredFile,
  type VariantFiles,
} from '#features/variant-files/server/variant-files.read.ts';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { findMediaByName, loadMediaKinds } from '#server/media/media.read.ts';
import type { FileTexts, SheetFile } from './article.ts';
import { fileNameInSheet, filesKeys, filesOf, type FilesKey } from './file-columns.ts';

/** The files of an article by column key. */
export type FileValues = Record<FilesKey, readonly SheetFile[]>;

type VariantWithFiles = { id: number; image_id: number | null; files: VariantFiles };
type Named = { media_id: number; texts: FileTexts };
type NamedFiles = Record<FilesKey, readonly Named[]>;

/** Loads the files of these products and variants; functions return those of one article. */
export async function loadFileValues(
  db: Reader,
  productIds: readonly number[],
  variants: readonly VariantWithFiles[],
): Promise<{ ofModel: (id: number) => FileValues; ofVariant: (id: number) => FileValues }> {
  const galleries = await loadGalleries(db, productKind, productIds);
  const models = new Map(productIds.map((id) => [id, modelFiles((gallery) => galleries(id, gallery))]));
  const own = new Map(variants.map((variant) => [variant.id, variantFiles(variant)]));
  const all = [...models.values(), ...own.values()].flatMap((files) =>
    filesKeys.flatMap((key) => files[key]),
  );
  const name = await loadFileNames(
    db,
    all.map(({ media_id: id }) => id),
  );
  const main = await getMainLanguage(db);
  const present = (files: NamedFiles | undefined): FileValues => {
    const valuesOf = (key: FilesKey) =>
      (files?.[key] ?? []).map(({ media_id: id, texts }): SheetFile => ({
        id,
        texts,
        name: name(id),
        label: key === 'files_images' ? '' : (readTexts(texts.title)[main] ?? ''),
      }));
    return {
      files_images: valuesOf('files_images'),
      files_drawings: valuesOf('files_drawings'),
      files_documents: valuesOf('files_documents'),
    };
  };
  return { ofModel: (id) => present(models.get(id)), ofVariant: (id) => present(own.get(id)) };
}

type GalleryOf = Parameters<Awaited<ReturnType<typeof loadGalleries>>>[1];

function modelFiles(
  rowsOf: (gallery: GalleryOf) => readonly ({ media_id: number } & FileTexts)[],
): NamedFiles {
  const named = (key: FilesKey) =>
    rowsOf(filesOf[key].gallery).map(({ media_id, title, alt, translated_from }) => ({
      media_id,
      texts: { title, alt, translated_from },
    }));
  return {
    files_images: named('files_images'),
    files_drawings: named('files_drawings'),
    files_documents: named('files_documents'),
  };
}

function variantFiles(variant: VariantWithFiles): NamedFiles {
  const titled = (files: readonly StoredFile[]) =>
    files.map(({ media_id, title, translated_from }) => ({
      media_id,
      texts: { title: toJson(title), alt: '{}', translated_from },
    }));
  return {
    files_images: titled(
      picturesOf(variant).map((media_id) => ({ media_id, title: {}, translated_from: '{}' })),
    ),
    files_drawings: titled(variant.files.drawings),
    files_documents: titled(variant.files.documents),
  };
}

/** The names of media in the sheet. */
export async function loadFileNames(db: Reader, ids: readonly number[]): Promise<(id: number) => string> {
  const media = await loadMediaKinds(db, [...new Set(ids)]);
  const alike = await findMediaByName(
    db,
    [...media.values()].map(({ fileName }) => fileName),
  );
  return (id) => {
    const name = media.get(id)?.fileName ?? '';
    return fileNameInSheet({ id, name }, alike(name).length <= 1);
  };
}
