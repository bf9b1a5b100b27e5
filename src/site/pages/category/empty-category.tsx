import { buttonClass } from '#ui/button.tsx';
import { CategoryTiles } from '../../components/category-tiles.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useSite, useTexts } from '../../loading/site-data.ts';
import { filterQuery, withChosen, type Filter } from '../../components/filters/filters.ts';

type EmptyCategoryProps = {
  category: { id: number; seo_name: string };
  filters: readonly Filter[];
  isPastEnd: boolean;
};

/** Explains an empty list, with a link to the first page, the unfiltered list or other categories. */
export function EmptyCategory({ category, filters, isPastEnd }: EmptyCategoryProps) {
  const { categories } = useSite();
  const translate = useTexts();
  const list = { page: 'products', params: { seo_name: category.seo_name } } as const;
  if (isPastEnd)
    return (
      <div className="empty-category empty-category-words">
        <h2>{translate('products.past_end_title')}</h2>
        <SiteLink {...list} query={filterQuery(filters)} className={buttonClass('quiet')}>
          {translate('products.past_end_link')}
        </SiteLink>
      </div>
    );
  const active = filters.filter(
    // Filters by attribute share their parameter, so they are dropped together.
    ({ name, chosen }, at) => chosen.length > 0 && filters.findIndex((each) => each.name === name) === at,
  );
  if (active.length > 0)
    return (
      <div className="empty-category empty-category-words">
        <h2>{translate('products.filter_empty_title')}</h2>
        {active.length > 1 && (
          <ul className="chips">
            {active.map(({ name, title }) => (
              <li key={name}>
                <SiteLink {...list} query={filterQuery(withChosen(filters, name, []))} className="chip">
                  {translate('products.filter_drop', { filter: translate(title) })}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <SiteLink {...list} className={buttonClass('quiet')}>
          {translate('products.filter_empty_link')}
        </SiteLink>
      </div>
    );
  const others = categories.filter((other) => other.id !== category.id);
  return (
    <div className="with-category-tiles empty-category">
      <div className="empty-category-words">
        <h2>{translate('products.empty_title')}</h2>
        {others.some((other) => other.product_count > 0) && <p>{translate('products.empty_text')}</p>}
      </div>
      <CategoryTiles categories={others} />
    </div>
  );
}
