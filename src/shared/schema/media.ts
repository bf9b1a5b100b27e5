import { z } from 'zod';
import { paged, written } from './envelope.ts';
import { emptyAsMissing, flag, id, idList, jsonFromText, line, page, searchText, version } from './fields.ts';
import { localisedInput, localisedOutput, outdated } from './localised.ts';

/**
 * The point of a picture that stays visible in every crop, as fractions of width and height from the top left
 * corner.
 */
export const FocalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type FocalPoint = z.infer<typeof FocalPoint>;

/** A picture as pages show it; it names only files that exist. */
export const Picture = z.object({
  media_id: z.int(),
  alt: z.string(),
  /** The width of the original in pixels, after its EXIF orientation is applied. */
  width: z.int(),
  height: z.int(),
  /** A `data:` URL of a 16-pixel preview. */
  placeholder: z.string(),
  /** A pattern for the files of each format, with their widths in pixels: `…-{480,960}-v1.avif`. */
  sources: z.array(
    z.string().meta({ example: '/media/90/90c5d33cfcf4bcb7-{320,480,720,960,1280,1600,2400,3200}-v4.avif' }),
  ),
  /** Missing if no focal point was chosen. */
  focus: FocalPoint.optional(),
});
export type Picture = z.infer<typeof Picture>;

/** A PDF or CAD file with its permanent address. */
export const DocumentFile = z.object({
  media_id: z.int(),
  url: z.string(),
  file_name: z.string(),
  mime: z.string(),
  bytes: z.int(),
});
export type DocumentFile = z.infer<typeof DocumentFile>;

/** A video file of the company with its permanent address. */
export const VideoFile = z.object(DocumentFile.shape);
export type VideoFile = z.infer<typeof VideoFile>;

/** A picture, PDF, video or CAD file in the panel, with its alternative texts `alt_tr`, `alt_en` … */
export const Medium = localisedOutput(
  {
    ...Picture.omit({ alt: true }).shape,
    file_name: z.string(),
    mime: z.string(),
    /** The size of the original file. */
    bytes: z.int(),
    /** The permanent address of the file. */
    url: z.string(),
    /** True if a picture is so dark that the part on it is hard to see. */
    is_dark: z.boolean(),
    /** True if the ground around the part has many edges or very different colours. */
    has_busy_ground: z.boolean(),
    /** The number of places that use the medium, including deleted records that can be restored. */
    use_count: z.int(),
    version: z.int(),
    outdated,
    created_at: z.string(),
    updated_at: z.string(),
    /** Only in the list of look-alikes: the lowest id of the group to which the medium belongs. */
    look_alike_of: z.int().optional(),
  },
  ['alt'],
);
export type Medium = z.infer<typeof Medium>;

export const MediumWritten = written(Medium);
export type MediumWritten = z.infer<typeof MediumWritten>;

/** A document is a PDF; the formats of `cad` stand in `shared/rules/cad-formats.ts`. */
export const mediumKinds = ['picture', 'document', 'video', 'cad'] as const;
export type MediumKind = (typeof mediumKinds)[number];

const splitText = (value: unknown) => (typeof value === 'string' ? value.split(',') : value);

/** One call asks for at most as many media as a gallery can have. */
const maxAskedMedia = 200;

/** Query of GET `/media`; each parameter narrows the list. */
export const MediumListQuery = z.object({
  page,
  search: searchText,
  /** One kind, or several joined by commas. */
  kind: emptyAsMissing(z.preprocess(splitText, z.array(z.enum(mediumKinds))).optional()),
  /** Whether any record uses the medium. */
  used: emptyAsMissing(flag.optional()),
  /** Only pictures without an alternative text in this language. */
  without_alt: emptyAsMissing(
    z
      .string()
      .regex(/^[a-z]{2}$/, 'Dil kodu iki harf olmalı')
      .optional(),
  ),
  /** Only pictures that look like another one, sorted in groups. */
  look_alikes: emptyAsMissing(flag.optional()),
  /** Only these media, all on one page. */
  ids: emptyAsMissing(
    idList.refine((ids) => ids.length <= maxAskedMedia, `En çok ${maxAskedMedia} kayıt olabilir`).optional(),
  ),
});
export type MediumListQuery = z.infer<typeof MediumListQuery>;

export const MediumList = paged(Medium);
export type MediumList = z.infer<typeof MediumList>;

/**
 * The maximum number of characters of an alternative text. It is low, because screen readers cannot pause
 * within one.
 */
export const altLength = 300;

/** Body of PUT `/media/{id}`; a focal point of null removes it. */
export const MediumUpdate = localisedInput(
  { focus: z.preprocess(nullableJson, FocalPoint.nullable()).optional(), version },
  { alt: line(altLength) },
);
export type MediumUpdate = z.infer<typeof MediumUpdate>;

/** Parses a form field that contains JSON as text; an empty text becomes null. */
function nullableJson(value: unknown): unknown {
  return value === '' ? null : jsonFromText(value);
}

/** The fields of PUT `/media/{id}/file` besides the file. */
export const MediumFileFields = z.object({ version });

/** A place where a medium is used. */
export const MediumUse = z.object({
  /** The record's entity name in the history, such as `product`. */
  entity: z.string(),
  entity_id: z.int(),
  /** The last part of the record's address below `/api/admin`. */
  resource: z.string(),
  /** The Turkish name of the kind, such as `Ürün`, and the record's name. */
  kind: z.string(),
  name: z.string(),
  /** The place within the record, such as `Görseller`. */
  place: z.string(),
  /** When the record was deleted, if it was; it can still be restored. */
  deleted_at: z.string().nullable(),
});
export type MediumUse = z.infer<typeof MediumUse>;

export const MediumUsage = paged(MediumUse);
export type MediumUsage = z.infer<typeof MediumUsage>;

export const MediumUsageQuery = z.object({ page });

/**
 * An address of a medium's file for staff. It is signed for an hour and works even if no page shows the file.
 */
export const MediumLink = z.object({ url: z.string() });
export type MediumLink = z.infer<typeof MediumLink>;

export const mediumParams = z.object({ id });
