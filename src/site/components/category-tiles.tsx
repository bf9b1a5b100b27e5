import { useTexts } from '../loading/site-data.ts';
import type { MenuCategory } from '../navigation.ts';
import { CategoryLink } from '../shell/collection-menu.tsx';
import { coverSizes } from './cover-sizes.ts';
import { Picture } from './picture.tsx';
import './category-tiles.css';

const sizes = '(min-width: 1000px) 12vw 1/1, (min-width: 520px) 22vw 1/1, 43vw 3/2';

/**
 * The categories that have products, as small pictures with names; shown where a page
 * has nothing else to offer.
 */
export function CategoryTiles({ categories }: { categories: readonly MenuCategory[] }) {
  const translate = useTexts();
  const filled = categories.filter((category) => category.product_count > 0);
  if (filled.length === 0) return null;
  return (
    <ul className="category-tiles" aria-label={translate('footer.categories')}>
      {filled.map((category) => (
        <li key={category.id} className="category-tile">
          <div className="category-tile-picture">
            {category.image && (
              <Picture
                picture={category.image}
                sizes={coverSizes(category.image, sizes)}
                alt=""
                loading="eager"
              />
            )}
          </div>
          <CategoryLink category={category} />
        </li>
      ))}
    </ul>
  );
}
