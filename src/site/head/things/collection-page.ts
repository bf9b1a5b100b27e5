import type { CollectionPageLeaf, ItemListLeaf } from 'schema-dts';
import type { CategoryPage } from '#features/site-api/category-page.ts';
import { sitePath } from '#shared/site-pages.ts';
import type { SiteData } from '../../loading/site-data.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { companyId } from './thing.ts';

/** A category with the products of the shown page, numbered as in the whole list. */
export function collectionPage(
  site: SiteData,
  { main_category: category, products }: CategoryPage,
): CollectionPageLeaf {
  const { publicUrl, prefix } = site;
  const { name, description, seo_name, fallbacks } = category;
  const { current_page: page, per_page: perPage, total, data } = products;
  const address = pagePath(prefix, { name: 'products', params: { seo_name }, page });
  const items: ItemListLeaf = {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: data.map((product, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * perPage + index + 1,
      name: product.name,
      ...(publicUrl && { url: publicUrl + sitePath(prefix, 'product', { seo_name: product.seo_name }) }),
    })),
  };
  return {
    '@type': 'CollectionPage',
    name,
    ...(description && { description }),
    inLanguage: fallbacks?.name ?? site.lang,
    ...(publicUrl && { url: publicUrl + address, publisher: { '@id': companyId(publicUrl) } }),
    ...(data.length > 0 && { mainEntity: items }),
  };
}
