import type { PublicContentItem } from '#features/contents/content.ts';
import type { HomeSection } from '#features/home-sections/home-section.ts';
import { ProductCard } from '../components/product-card.tsx';
import { filledCategories } from '#features/categories/filled-categories.rules.ts';
import type { Load } from '../loading/load.ts';
import type { HeadTag } from '../head/head-tags.tsx';
import { usePageData } from '../routing/routing.tsx';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { contentPageHead } from '../head/content-page-head.ts';
import { CategoryMosaic } from './home/category-mosaic.tsx';
import { Certificates } from './home/certificates.tsx';
import { heroPicture } from './home/hero-picture.ts';
import { Hero } from './home/hero.tsx';
import { Banner, Figures, Intro } from './home/content-sections.tsx';
import { News } from './home/news.tsx';
import { Slider } from './home/slider.tsx';
import './home.css';

export const load = (async (api) => {
  const [sections, categories] = await Promise.all([api.homeSections(), api.categories()]);
  const slides = sections.flatMap((one) => (one.section === 'slider' ? one.items : []));
  const slide = slides.find(({ image }) => image);
  return {
    slides,
    // The page already has the categories for its menu, so they are not sent twice.
    sections: sections.map((one) => (one.section === 'categories' ? { ...one, items: [] } : one)),
    hero: slide?.image ?? heroPicture(filledCategories(categories), sections),
  };
}) satisfies Load<unknown>;
type HomeData = Awaited<ReturnType<typeof load>>;

export function headTags(site: SiteData, { sections, hero }: HomeData): HeadTag[] {
  return contentPageHead(site, 'home', contentOf(sections), hero);
}

export default function HomePage() {
  const { hero, slides, sections } = usePageData<HomeData>();
  const hasCollection = sections.some(({ section }) => section === 'categories');
  return (
    <>
      {slides.length > 0 ? <Slider slides={slides} /> : <Hero picture={hero} hasCollection={hasCollection} />}
      {sections.map((section) => (
        <Section key={section.section} section={section} />
      ))}
    </>
  );
}

/** The content items of the home page itself; products, posts and certificates belong to other pages. */
function contentOf(sections: readonly HomeSection[]): PublicContentItem[] {
  return sections.flatMap((one) => {
    switch (one.section) {
      case 'slider':
      case 'intro':
      case 'figures':
      case 'banner':
        return one.items;
      default:
        return [];
    }
  });
}

/** A section of the page except the slider, which always comes first. */
function Section({ section }: { section: HomeSection }) {
  const { categories } = useSite();
  switch (section.section) {
    case 'slider':
      return null;
    case 'categories':
      return categories.length > 0 && <CategoryMosaic categories={categories} />;
    case 'featured_products':
      return <FeaturedProducts section={section} />;
    case 'intro':
      return section.items.map((item) => <Intro key={item.id} item={item} />);
    case 'figures':
      return <Figures title={section.title} items={section.items} />;
    case 'banner':
      return section.items.map((item) => <Banner key={item.id} item={item} />);
    case 'fairs_and_blog':
      return <News title={section.title} posts={section.items} />;
    case 'certificates':
      return <Certificates title={section.title} certificates={section.items} />;
  }
}

type FeaturedSection = Extract<HomeSection, { section: 'featured_products' }>;

function FeaturedProducts({ section }: { section: FeaturedSection }) {
  const translate = useTexts();
  if (section.items.length === 0) return null;
  return (
    <section className="home-featured container" aria-labelledby={section.section}>
      <h2 id={section.section}>{section.title || translate('home.featured_title')}</h2>
      <div className="product-grid">
        {section.items.map((product) => (
          <ProductCard key={product.id} product={product} heading="h3" />
        ))}
      </div>
    </section>
  );
}
