import { isDeepStrictEqual } from 'node:util';
import type { VariantFile } from '../variant-files.ts';
import type { LocalisedText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { loadMediaFacts, withAlt } from '#server/media/media.read.ts';
import { fileUrl } from '#server/media/permanent-files.read.ts';
import { mergeOutdatedColumn } from '#server/texts/origin-column.ts';
import { selectVariantFiles, type VariantFileRow } from './variant-files.queries.ts';

/** A drawing or document; `translated_from` is JSON as in `GalleryFileTable`. */
export type StoredFile = { media_id: number; title: LocalisedText; translated_from: string };

/** The files of a variant. `images` are the pictures after the first one, which is `image_id` of its row. */
export type VariantFiles = { images: number[]; drawings: StoredFile[]; documents: StoredFile[] };

export const noFiles: VariantFiles = { images: [], drawings: [], documents: [] };

type WithFiles = { image_id: number | null; files: VariantFiles };

/** All pictures of a variant in their order. */
export function picturesOf({ image_id: first, files }: WithFiles): number[] {
  return [...new Set(first === null ? files.images : [first, ...files.images])];
}

export const documentIdsOf = ({ drawings, documents }: VariantFiles): number[] =>
  [...drawings, ...documents].map(({ media_id: id }) => id);

/** Loads the files of all variants of these products; a function returns those of one variant. */
export async function loadVariantFiles(
  db: Reader,
  productIds: readonly number[],
): Promise<(variantId: number) => VariantFiles> {
  const rows = Map.groupBy(await selectVariantFiles(db, productIds), (row) => row.variant_id);
  const known = new Map([...rows].map(([id, files]) => [id, filesOf(files)]));
  return (id) => known.get(id) ?? noFiles;
}

function filesOf(rows: readonly VariantFileRow[]): VariantFiles {
  const titled = (gallery: VariantFileRow['gallery_type']) =>
    rows.flatMap(({ gallery_type, media_id, title, translated_from }) =>
      gallery_type === gallery ? [{ media_id, title: readTexts(title), translated_from }] : [],
    );
  return {
    images: titled('images').map(({ media_id: id }) => id),
    drawings: titled('drawings'),
    documents: titled('documents'),
  };
}

/** Whether two variants have the same files with the same titles. */
export function isSameFiles(one: VariantFiles, other: VariantFiles): boolean {
  return isDeepStrictEqual(comparable(one), comparable(other));
}

const comparable = ({ images, drawings, documents }: VariantFiles) => [
  images,
  ...[drawings, documents].map((files) => files.map(({ media_id: id, title }) => [id, { ...title }])),
];

/** The titled files of a row as a request sends them, or with `translated_from` as the history keeps them. */
type SentFile = { media_id: number; title: LocalisedText; translated_from?: string };
type SentRow = {
  image_id: number | null;
  picture_ids?: readonly number[] | undefined;
  drawings?: readonly SentFile[] | undefined;
  documents?: readonly SentFile[] | undefined;
};

/** The files of a stored variant in the form in which requests send them. */
export function filesInput(variant: WithFiles) {
  const { drawings, documents } = variant.files;
  return { picture_ids: picturesOf(variant), drawings, documents };
}

/** The pictures and files that a row wants. What it does not name stays as it is stored. */
export function wantedFiles(sent: SentRow, old: WithFiles | undefined, main: string): WithFiles {
  const [first = null, ...images] = new Set(sent.picture_ids ?? withFirst(sent.image_id, old));
  const files = old?.files ?? noFiles;
  return {
    image_id: first,
    files: {
      images,
      drawings: sent.drawings ? titledFiles(sent.drawings, files.drawings, main) : files.drawings,
      documents: sent.documents ? titledFiles(sent.documents, files.documents, main) : files.documents,
    },
  };
}

/** The pictures after a request that knows only the first one. */
function withFirst(first: number | null, old: WithFiles | undefined): number[] {
  if (first === null) return [];
  const present = old ? picturesOf(old) : [];
  return [first, ...(present.includes(first) ? present : present.slice(1))];
}

function titledFiles(sent: readonly SentFile[], old: readonly StoredFile[], main: string): StoredFile[] {
  const known = new Map(old.map((file) => [file.media_id, file]));
  return [...new Map(sent.map((file) => [file.media_id, file])).values()].map((file) => {
    const { media_id, title, translated_from = originsOf(file, known.get(media_id), main) } = file;
    return { media_id, title, translated_from };
  });
}

function originsOf({ title }: SentFile, old: StoredFile | undefined, main: string): string {
  const before = { title: toJson(old?.title ?? {}), translated_from: old?.translated_from ?? '{}' };
  return mergeOutdatedColumn({ fields: ['title'], main, before, after: { title: toJson(title) } });
}

/** Loads the media of these variants; a function presents the files of one of them for the panel. */
export async function presentVariantFiles(db: Reader, variants: readonly WithFiles[]) {
  const media = await loadMediaFacts(
    db,
    variants.flatMap((variant) => [...picturesOf(variant), ...documentIdsOf(variant.files)]),
  );
  const pictureOf = (id: number) => {
    const picture = media.get(id)?.picture;
    return picture ? withAlt(picture, '') : null;
  };
  const present = ({ media_id, title }: StoredFile): VariantFile[] => {
    const found = media.get(media_id);
    if (!found) return [];
    const { row, bytes } = found;
    const file = { file_name: row.file_name, url: fileUrl(row), bytes, picture: pictureOf(media_id) };
    return [{ media_id, title: { ...title }, ...file }];
  };
  return (variant: WithFiles) => {
    const pictures = picturesOf(variant).flatMap((id) => pictureOf(id) ?? []);
    return {
      image: pictures[0] ?? null,
      pictures,
      drawings: variant.files.drawings.flatMap(present),
      documents: variant.files.documents.flatMap(present),
    };
  };
}
