import type { CategoryPage } from '#features/site-api/category-page.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';

/** The child categories as chips, each with its number of products. */
export function SubCategories({ categories }: { categories: CategoryPage['sub_categories'] }) {
  const translate = useTexts();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={translate('products.sub_categories')}>
      <ul className="chips">
        {categories.map((sub) => (
          <li key={sub.id}>
            <SiteLink
              page="products"
              params={{ seo_name: sub.seo_name }}
              className="chip"
              lang={sub.fallbacks?.name}
            >
              <span className="chip-name">{sub.name}</span>{' '}
              <span className="chip-count">{sub.product_count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
