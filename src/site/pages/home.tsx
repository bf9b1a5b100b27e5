import type { MetaFunction } from 'react-router';
import type { HomeSection } from '#shared/api/home.ts';
import { ProductCard } from '../components/product-card.tsx';
import { filledCategories } from '#shared/filled-categories.ts';
import { loaderDataOf } from '../loading/loader-data.ts';
import { createBrowserLoader, createServerLoader, usePageData } from '../loading/load.ts';
import type { Load } from '../loading/load.ts';
import { siteDataOf, useSite, useTexts } from '../loading/site-data.ts';
import { pageHead } from '../head/page-head.ts';
import { organization, StructuredData } from '../head/structured-data.tsx';
import { routeTitles } from '../head/titles.ts';
import { CategoryMosaic } from './home/category-mosaic.tsx';
import { heroPicture } from './home/hero-picture.ts';
import { Hero } from './home/hero.tsx';
import './home.css';

const load = (async (api) => {
  const [sections, categories] = await Promise.all([api.homeSections(), api.categories()]);
  return { sections, hero: heroPicture(filledCategories(categories), sections) };
}) satisfies Load<unknown>;
type HomeData = Awaited<ReturnType<typeof load>>;
export const loader = createServerLoader(load);
export const clientLoader = createBrowserLoader(load);

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const site = siteDataOf(matches);
  return pageHead(site, {
    ...routeTitles(site, 'home'),
    address: { name: 'home' },
    type: 'website',
    langs: site.languages.map((language) => language.abbr),
    picture: loaderData ? loaderDataOf(loaderData).hero : null,
  });
};

export default function HomePage() {
  const { hero, sections } = usePageData<HomeData>();
  const site = useSite();
  const hasCollection = site.categories.length > 0;
  return (
    <>
      <StructuredData thing={organization(site)} />
      <Hero picture={hero} hasCollection={hasCollection} />
      {hasCollection && <CategoryMosaic categories={site.categories} />}
      {sections.map(
        (section) =>
          section.section === 'featured_products' && (
            <FeaturedProducts key={section.section} section={section} />
          ),
      )}
    </>
  );
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
