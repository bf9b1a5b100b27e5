import type { ContactSection, PublicContact } from '#features/contact-information/contact-information.ts';
import type { PublicCategory } from '#features/categories/category.ts';
import type { PublicContract } from '#features/contracts/contract.ts';
import type { Picture } from '#shared/schema/media.ts';
import type { TextKey } from '#features/languages/interface-texts.rules.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import { isLandscape } from './components/picture-shape.ts';

/**
 * The entries of navbar and drawer, in order (docs/product.md, "Navigation"). `collection` is the category
 * tree. The footer shows its main categories and the pages of all other entries.
 */
export const navigation: readonly NavigationEntry[] = [
  {
    kind: 'group',
    text: 'navbar.corporate',
    pages: [
      { page: 'about_us', text: 'navbar.about_us' },
      { page: 'vision_mission', text: 'navbar.vision_mission' },
    ],
  },
  { kind: 'collection', text: 'navbar.collection' },
  { kind: 'page', page: 'catalogue', text: 'navbar.catalogue' },
  {
    kind: 'group',
    text: 'navbar.discover',
    pages: [
      { page: 'fairs', text: 'navbar.fairs' },
      { page: 'blog', text: 'navbar.blog' },
      { page: 'videos', text: 'navbar.videos' },
    ],
  },
  { kind: 'page', page: 'contact', text: 'navbar.contact' },
];

export type PageEntry = { page: SitePageName; text: TextKey };
export type NavigationEntry =
  | { kind: 'collection'; text: TextKey }
  | { kind: 'group'; text: TextKey; pages: readonly PageEntry[] }
  | ({ kind: 'page' } & PageEntry);

/** The entries to show: `collection` is hidden while there are no categories. */
export function shownEntries(categories: readonly unknown[]): readonly NavigationEntry[] {
  return navigation.filter(({ kind }) => kind !== 'collection' || categories.length > 0);
}

/** The pages of all entries, for the footer. */
export const navigationPages: readonly PageEntry[] = navigation.flatMap((entry) =>
  entry.kind === 'group' ? entry.pages : entry.kind === 'page' ? [entry] : [],
);

export type MenuCategory = Pick<
  PublicCategory,
  'id' | 'name' | 'fallbacks' | 'seo_name' | 'image' | 'product_count'
> & { sub_categories: MenuCategory[] };

/**
 * Main categories with two nested levels; only main ones keep a picture, so that pages stay small. The
 * category behind the home page's hero keeps its second picture, so that the hero is not repeated.
 */
export function menuTree(categories: readonly PublicCategory[]): MenuCategory[] {
  const hero = heroCandidate(categories);
  return categories.map((category) => {
    const [first = null, second = first] = picturesOf(category);
    const image = category.id === hero?.category.id ? second : first;
    return { ...menuCategory(category, 2), image };
  });
}

function menuCategory(category: PublicCategory, levelsBelow: number): MenuCategory {
  const { id, name, fallbacks, seo_name, product_count } = category;
  const below = levelsBelow > 0 ? category.sub_categories : [];
  const sub_categories = below.map((sub) => menuCategory(sub, levelsBelow - 1));
  return { id, name, fallbacks, seo_name, product_count, image: null, sub_categories };
}

/**
 * The main category whose landscape picture may be the home page's hero. Categories with a second picture
 * come first, because the rest of the site can then show that one.
 */
export function heroCandidate(categories: readonly PublicCategory[]) {
  const candidates = categories.flatMap((category) => {
    const [picture, second] = picturesOf(category);
    return picture && isLandscape(picture) ? [{ category, picture, second }] : [];
  });
  return candidates.find(({ second }) => second) ?? candidates[0];
}

/** The distinct pictures of a category and its descendants; the category's own picture comes first. */
function picturesOf(category: PublicCategory): Picture[] {
  const found = new Map<number, Picture>();
  const collect = ({ image, sub_categories }: PublicCategory) => {
    if (image && !found.has(image.media_id)) found.set(image.media_id, image);
    sub_categories.forEach(collect);
  };
  collect(category);
  return [...found.values()];
}

/** A contact entry as the site shows it; `lang` is set if it differs from the page's language. */
export type ShownContact = { name: string; content: string; lang?: string };

export function contactsOf(
  entries: readonly PublicContact[],
  section: ContactSection,
  lang: string,
): ShownContact[] {
  return entries
    .filter((entry) => entry.section === section)
    .map(({ name, content, lang: own }) => ({ name, content, ...(own && own !== lang && { lang: own }) }));
}

/** The contact sections that the footer shows. */
export function footerContacts(entries: readonly PublicContact[], lang: string) {
  const of = (section: ContactSection) => contactsOf(entries, section, lang);
  return { telefon: of('telefon'), email: of('email'), adres: of('adres') };
}

export type FooterContract = Pick<PublicContract, 'id' | 'name' | 'addition'> & {
  slug: string;
  lang?: string | undefined;
};

/** The contracts that the footer links; `lang` is set if the name is a fallback text. */
export function footerContracts(contracts: readonly PublicContract[]): FooterContract[] {
  return contracts.map(({ id, name, addition, page_seo_name: slug, fallbacks }) => ({
    id,
    name,
    ...(addition && { addition }),
    slug,
    lang: fallbacks?.name,
  }));
}
