import { coverSizes } from '../../components/cover-sizes.ts';
import { alternativeText, Picture } from '../../components/picture.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';
import type { MenuCategory } from '../../navigation.ts';
import { productCount } from '#features/languages/translate.rules.ts';
import { mosaicPlaces, sharesRowOnPhone } from './mosaic-layout.ts';
import type { MosaicPlace } from './mosaic-layout.ts';
import './category-mosaic.css';

const sizes: Record<MosaicPlace | 'halfRow', string> = {
  major: '(min-width: 801px) 54vw 3/2, (min-width: 600px) 46vw 4/3, 90vw 4/3',
  minor: '(min-width: 801px) 39vw 1/1, (min-width: 600px) 46vw 4/3, 90vw 4/3',
  halfRow: '(min-width: 801px) 39vw 1/1, (min-width: 600px) 46vw 4/3, 43vw 4/5',
  row: '(min-width: 801px) 54vw 4/3, 91vw 4/3',
};

export function CategoryMosaic({ categories }: { categories: readonly MenuCategory[] }) {
  const translate = useTexts();
  const places = mosaicPlaces(categories.map(({ image }) => image));
  const isStepped = places[0] === 'major';
  return (
    <section
      className={isStepped ? 'mosaic mosaic-stepped container' : 'mosaic container'}
      id="collection"
      aria-labelledby="collection-title"
    >
      <div className="mosaic-head">
        <h2 id="collection-title">{translate('home.categories_title')}</h2>
        <p>{translate('home.categories_text')}</p>
      </div>
      <ul className="mosaic-cards">
        {categories.map((category, index) => (
          <MosaicCard
            key={category.id}
            category={category}
            place={places[index] ?? 'row'}
            isHalfRow={sharesRowOnPhone(places, index)}
          />
        ))}
      </ul>
    </section>
  );
}

type MosaicCardProps = {
  category: MenuCategory;
  place: MosaicPlace;
  /** On a phone the card shares its row with the next one. */
  isHalfRow: boolean;
};

function MosaicCard({ category, place, isHalfRow }: MosaicCardProps) {
  const translate = useTexts();
  const { name, fallbacks, image: picture, sub_categories: subs } = category;
  return (
    <li className={`mosaic-card mosaic-${place}${isHalfRow ? ' mosaic-half-row' : ''}`}>
      <div className="mosaic-picture">
        {picture ? (
          <Picture
            picture={picture}
            sizes={coverSizes(picture, sizes[isHalfRow ? 'halfRow' : place])}
            alt={alternativeText(picture, name)}
          />
        ) : (
          <span aria-hidden>{Array.from(name)[0]}</span>
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
        {subs.length > 0 && (
          <p className="mosaic-subs">
            {subs.map((sub, index) => (
              <span key={sub.id} lang={sub.fallbacks?.name}>
                {index > 0 ? `, ${sub.name}` : sub.name}
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
