import { z } from 'zod';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import {
  emptyAsMissing,
  flag,
  instant,
  line,
  longText,
  optionalId,
  webAddress,
} from '#shared/schema/fields.ts';
import { HistoryQuery } from '#shared/schema/history.ts';
import { fallbacks } from '#shared/schema/localised.ts';
import { recordSchemas } from '#shared/schema/record.ts';
import { Picture } from '#shared/schema/media.ts';

/** The pages with content items, their sections, and whether a section holds one item or many. */
export const contentPlaces = {
  breadcrumbs: {
    about_us: 'one',
    vision_mission: 'one',
    contact: 'one',
    search_products: 'one',
    contract: 'one',
    not_found: 'one',
  },
  home: { slider: 'many', intro: 'one', figures: 'many', banner: 'one' },
  media: { fairs: 'one', blog: 'one', videos: 'one' },
  corporate: { about: 'many', vision: 'one', mission: 'one' },
  catalogue: { head: 'one' },
} as const satisfies Record<string, Record<string, 'one' | 'many'>>;

export type ContentPlaces = typeof contentPlaces;
export type ContentPage = keyof ContentPlaces;
const ContentPage = z.enum(
  Object.keys(contentPlaces) as [ContentPage, ...ContentPage[]],
  'Böyle bir sayfa yok',
);

const knownSections = new Set(Object.values(contentPlaces).flatMap((sections) => Object.keys(sections)));
const section = z.string().refine((name) => knownSections.has(name), 'Böyle bir bölüm yok');

/** Whether a section of a page holds one item or many; undefined if the page has no such section. */
export function placeKind(page: string, name: string): 'one' | 'many' | undefined {
  const sections: Readonly<Record<string, Readonly<Record<string, 'one' | 'many'>>>> = contentPlaces;
  return sections[page]?.[name];
}

/** A path with only one leading slash, because `//host` leads to another site. */
const sitePath = /^\/(?![/\\])\S*$/;

/** A path on this site or an address of another one; empty for none. */
const link = line(2_000).refine(
  (text) => text === '' || sitePath.test(text) || webAddress.safeParse(text).success,
  'Sitedeki bir adres (örnek: /katalog) ya da https:// ile başlayan bir adres yazın',
);

const optionalAddress = line(2_000).refine(
  (text) => text === '' || webAddress.safeParse(text).success,
  genericMessages.url,
);

/** An item in a section of a page: a slide, a figure, a text with a picture, or the head of a page. */
const schemas = recordSchemas({
  texts: {
    title: line(200),
    subtitle: line(500),
    body: longText(200_000),
    link_text: line(100),
  },
  fields: {
    page: ContentPage,
    section,
    image_id: optionalId.optional(),
    video: optionalAddress.optional(),
    link: link.optional(),
    starts_at: instant.optional(),
    ends_at: instant.optional(),
    is_active: flag.optional(),
  },
  shown: {
    page: z.string(),
    section: z.string(),
    image: Picture.nullable(),
    video: z.string(),
    link: z.string(),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    is_active: z.boolean(),
  },
  list: { page: ContentPage, section },
});

/**
 * Adds the query of the order's history. It names the list as `home/slider`, because `page` is the page
 * number there.
 */
export const content = {
  ...schemas,
  orderHistory: z.object({ ...HistoryQuery.shape, place: line(100) }),
};
export const ContentItem = content.record;
export type ContentItem = z.infer<typeof ContentItem>;

/** Query of GET `/api/admin/contents`. */
export const ContentListQuery = z.object({
  page: emptyAsMissing(z.string().optional()),
  section: emptyAsMissing(z.string().optional()),
});
export type ContentListQuery = z.infer<typeof ContentListQuery>;

/** A content item for visitors; `body` is HTML, cleaned when it was saved. */
export const PublicContentItem = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  body: z.string(),
  link_text: z.string(),
  link: z.string(),
  video: z.string(),
  image: Picture.nullable(),
  /** The languages in which no text of the item is a fallback. */
  langs: z.array(z.string()),
  fallbacks,
});
export type PublicContentItem = z.infer<typeof PublicContentItem>;
