import { z } from 'zod';
import { flag, jsonList, orderVersion, position } from '#shared/schema/fields.ts';
import { written } from '#shared/schema/envelope.ts';
import { PublicCategory } from '#features/categories/category.ts';
import { PublicCertificate } from '#features/certificates/certificate.ts';
import { PublicContentItem } from '#features/contents/content.ts';
import { PublicPost } from '#features/posts/post.ts';
import { ProductCard } from '#features/product-lists/product-card.ts';

export const homePosts = 3;

/** The sections of the home page, with their names in the panel. */
export const homeSectionNames = {
  slider: 'Slaytlar',
  categories: 'Koleksiyon',
  featured_products: 'Öne çıkan ürünler',
  intro: 'Tanıtım metni',
  figures: 'Rakamlarla firma',
  banner: 'Katalog afişi',
  fairs_and_blog: 'Fuar ve blog haberleri',
  certificates: 'Sertifikalar',
} as const;
export type HomeSectionKey = keyof typeof homeSectionNames;

const HomeSectionKey = z.enum(Object.keys(homeSectionNames) as [HomeSectionKey, ...HomeSectionKey[]]);

/** A section of the home page in the panel. */
export const ManagedHomeSection = z.object({
  section: HomeSectionKey,
  is_active: z.boolean(),
  queue: z.int(),
  order_version: z.string(),
});
export type ManagedHomeSection = z.infer<typeof ManagedHomeSection>;
export const ManagedHomeSections = z.array(ManagedHomeSection);

export const HomeSectionUpdate = z.object({ is_active: flag });
export type HomeSectionUpdate = z.infer<typeof HomeSectionUpdate>;
export const HomeSectionWritten = written(ManagedHomeSection);

/** Body of PUT `/home-sections/queue`: all sections or some of them (docs/product.md, "Order"). */
export const HomeSectionQueue = z.object({
  queue: jsonList(z.object({ section: HomeSectionKey, queue: position }), 100),
  order_version: orderVersion,
});
export type HomeSectionQueue = z.infer<typeof HomeSectionQueue>;

const facts = { title: z.string(), queue: z.int() };

/** A section of the home page; GET `/api/pages/home-sections` lists those with content, in order. */
export const HomeSection = z.discriminatedUnion('section', [
  z.object({
    section: z.enum(['slider', 'intro', 'figures', 'banner']),
    ...facts,
    items: z.array(PublicContentItem),
  }),
  z.object({ section: z.literal('categories'), ...facts, items: z.array(PublicCategory) }),
  z.object({ section: z.literal('featured_products'), ...facts, items: z.array(ProductCard) }),
  /** The items are the next fair, followed by the newest blog posts; their bodies are empty. */
  z.object({ section: z.literal('fairs_and_blog'), ...facts, items: z.array(PublicPost) }),
  z.object({ section: z.literal('certificates'), ...facts, items: z.array(PublicCertificate) }),
]);
export type HomeSection = z.infer<typeof HomeSection>;
export const HomeSections = z.array(HomeSection);
