import type { PublicCertificate } from '#shared/api/certificate.ts';
import type { PublicCategory } from '#shared/api/category.ts';
import type { PublicContentItem } from '#shared/api/content.ts';
import type { HomeSection, HomeSectionKey } from '#shared/api/home.ts';
import type { PublicInterfaceTexts } from '#shared/api/language.ts';
import type { ProductCard } from '#shared/api/product-card.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectActiveHomeSections } from './home-sections.service.ts';

/** What the sections show. */
export type HomeItems = {
  contents: (section: 'slider' | 'intro' | 'figures' | 'banner') => Promise<PublicContentItem[]>;
  categories: () => Promise<PublicCategory[]>;
  featured_products: () => Promise<ProductCard[]>;
  certificates: () => Promise<PublicCertificate[]>;
};

/** The interface text that is the title of a section, where its items do not bring one. */
const titles: Partial<Record<HomeSectionKey, string>> = {
  categories: 'categories_title',
  featured_products: 'featured_title',
  figures: 'figures_title',
  certificates: 'certificates_title',
};

/** The active sections with content, in page order. */
export async function listPublicHomeSections(
  db: Reader,
  texts: PublicInterfaceTexts,
  items: HomeItems,
): Promise<HomeSection[]> {
  const rows = await selectActiveHomeSections(db);
  const sections = await Promise.all(
    rows.map(async ({ section, queue }) => {
      const facts = { queue, title: titleOf(texts, titles[section] ?? '') };
      return loadSection(section, facts, items);
    }),
  );
  return sections.filter((section) => section !== null && section.items.length > 0) as HomeSection[];
}

async function loadSection(
  section: HomeSectionKey,
  facts: { queue: number; title: string },
  items: HomeItems,
): Promise<HomeSection | null> {
  switch (section) {
    case 'slider':
    case 'intro':
    case 'figures':
    case 'banner': {
      const found = await items.contents(section);
      const title = section === 'intro' || section === 'banner' ? (found[0]?.title ?? '') : facts.title;
      return { section, ...facts, title, items: found };
    }
    case 'categories':
      return { section, ...facts, items: await items.categories() };
    case 'featured_products':
      return { section, ...facts, items: await items.featured_products() };
    case 'certificates':
      return { section, ...facts, items: await items.certificates() };
    case 'fairs_and_blog':
      return null;
  }
}

function titleOf(texts: PublicInterfaceTexts, key: string): string {
  const title = texts.home?.[key] ?? '';
  return typeof title === 'string' ? title : title.value;
}
