import type { MetaFunction } from 'react-router';
import type { HomeSection } from '#shared/api/home.ts';
import { ProductCard } from '../components/product-card.tsx';
import { dataOf } from '../loading/carried-data.ts';
import { inBrowser, onServer, usePageData } from '../loading/load.ts';
import type { Load } from '../loading/load.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { pageHead } from '../head/page-head.ts';
import { siteOf } from '../head/site-of.ts';
import { secondPictures } from '../navigation.ts';
import { organization, StructuredData } from '../head/structured-data.tsx';
import { routeTitles } from '../head/titles.ts';
import { CategoryMosaic } from './home/category-mosaic.tsx';
import { heroPicture } from './home/hero-picture.ts';
import { Hero } from './home/hero.tsx';
import './home.css';

const load = (async (api) => {
  const [sections, categories] = await Promise.all([api.homeSections(), api.categories()]);
  return { sections, seconds: secondPictures(categories) };
}) satisfies Load<unknown>;
type HomeData = Awaited<ReturnType<typeof load>>;
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const { seconds, sections } = loaderData ? dataOf(loaderData) : { seconds: {}, sections: [] };
  return pageHead(site, {
    ...routeTitles(site, 'home'),
    address: { name: 'home' },
    type: 'website',
    langs: site.languages.map((language) => language.abbr),
    picture: heroPicture(site.categories, seconds, sections),
  });
};

export default function HomePage() {
  const { seconds, sections } = usePageData<HomeData>();
  const site = useSite();
  const hasCollection = site.categories.length > 0;
  const picture = heroPicture(site.categories, seconds, sections);
  return (
    <>
      <StructuredData thing={organization(site)} />
      <Hero picture={picture} hasCollection={hasCollection} />
      {hasCollection && <CategoryMosaic categories={site.categories} seconds={seconds} hero={picture} />}
      {sections.map((section) => (
        <FeaturedProducts key={section.section} section={section} />
      ))}
    </>
  );
}

function FeaturedProducts({ section }: { section: HomeSection }) {
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
