import { alternativeText } from '../../components/alternative-text.ts';
import { Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';
import type { MenuCategory } from '../../navigation.ts';
import { productCount } from '../../texts.ts';
import './category-mosaic.css';

const sizes = '(min-width: 1536px) 850px, (min-width: 801px) 56vw, 100vw';

/** The main categories as an editorial page of unequal cards. */
export function CategoryMosaic({ categories }: { categories: readonly MenuCategory[] }) {
  const translate = useTexts();
  return (
    <section className="mosaic container" id="collection" aria-labelledby="collection-title">
      <div className="mosaic-head">
        <h2 id="collection-title">{translate('home.categories_title')}</h2>
        <p>{translate('home.categories_text')}</p>
      </div>
      <ul className="mosaic-cards">
        {categories.map((category) => (
          <MosaicCard key={category.id} category={category} />
        ))}
      </ul>
    </section>
  );
}

function MosaicCard({ category }: { category: MenuCategory }) {
  const translate = useTexts();
  const { image, name, fallbacks, sub_categories: subs } = category;
  return (
    <li className="mosaic-card">
      <div className="mosaic-picture">
        {image ? (
          <Picture picture={image} sizes={sizes} alt={alternativeText(image, name)} />
        ) : (
          <span aria-hidden>{name.slice(0, 1)}</span>
        )}
      </div>
      <div className="mosaic-caption">
        <h3 lang={fallbacks?.name}>
          <SiteLink page="products" params={{ seo_name: category.seo_name }}>
            {name}
          </SiteLink>
        </h3>
        {category.product_count > 0 && (
          <p className="mosaic-count">{productCount(translate, category.product_count)}</p>
        )}
        {subs.length > 0 && <p className="mosaic-subs">{subs.map((sub) => sub.name).join(', ')}</p>}
      </div>
    </li>
  );
}
