import type { PublicCertificate } from '#features/certificates/certificate.ts';
import type { PublicCategory } from '#features/categories/category.ts';
import type { PublicContentItem } from '#features/contents/content.ts';
import { homePosts, type HomeSection, type HomeSectionKey } from '../home-section.ts';
import type { PublicInterfaceTexts } from '#features/languages/language.ts';
import type { PublicPost } from '#features/posts/post.ts';
import type { ProductCard } from '#features/product-lists/product-card.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectActiveHomeSections } from './home-sections.service.ts';

/** Loaders for the content of the sections. */
export type HomeItems = {
  contents: (section: 'slider' | 'intro' | 'figures' | 'banner') => Promise<PublicContentItem[]>;
  categories: () => Promise<PublicCategory[]>;
  featured_products: () => Promise<ProductCard[]>;
  posts: (section: 'fairs' | 'blog') => Promise<PublicPost[]>;
  certificates: () => Promise<PublicCertificate[]>;
};

/** The interface text that is a section's title, for sections whose items do not contain a title. */
const titles: Partial<Record<HomeSectionKey, string>> = {
  categories: 'categories_title',
  featured_products: 'featured_title',
  figures: 'figures_title',
  fairs_and_blog: 'news_title',
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
  return sections.filter((section) => section.items.length > 0);
}

async function loadSection(
  section: HomeSectionKey,
  facts: { queue: number; title: string },
  items: HomeItems,
): Promise<HomeSection> {
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
      return { section, ...facts, items: await loadNews(items) };
  }
}

/** The next fair and the newest blog posts. */
async function loadNews({ posts }: HomeItems): Promise<PublicPost[]> {
  const [fairs, blog] = await Promise.all([posts('fairs'), posts('blog')]);
  const next = fairs.find(({ fair }) => fair && !fair.is_past);
  return [...(next ? [{ ...next, body: '' }] : []), ...blog.slice(0, homePosts)];
}

function titleOf(texts: PublicInterfaceTexts, key: string): string {
  const title = texts.home?.[key] ?? '';
  return typeof title === 'string' ? title : title.value;
}
