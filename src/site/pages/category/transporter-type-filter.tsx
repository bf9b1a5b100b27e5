import type { TransporterType } from '#shared/api/products/transporter-type.ts';
import { filterKeys } from '#shared/rules/category-filter.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';
import { productCount } from '../../texts.ts';
import './transporter-type-filter.css';

type TransporterTypeFilterProps = {
  offered: readonly TransporterType[];
  /** Keys of the chosen types. */
  chosen: readonly string[];
  seoName: string;
  /** Products on all pages of the list. */
  count: number;
};

/**
 * Filters a list by transporter type. Each type is a link that adds or removes it, so the filter works
 * without scripts and every choice has an address.
 */
export function TransporterTypeFilter({ offered, chosen, seoName, count }: TransporterTypeFilterProps) {
  const translate = useTexts();
  if (offered.length === 0 || (count === 0 && chosen.length === 0)) return null;
  const list = { page: 'products', params: { seo_name: seoName } } as const;
  return (
    <div className="transporter-type-filter">
      <div className="transporter-type-filter-choice" role="group" aria-labelledby="transporter-type-filter">
        <p id="transporter-type-filter">{translate('products.filter')}</p>
        <ul>
          {offered.map(({ key, name, fallbacks }) => {
            const isChosen = chosen.includes(key);
            const others = isChosen ? chosen.filter((other) => other !== key) : [...chosen, key];
            return (
              <li key={key}>
                <SiteLink
                  {...list}
                  query={{ transporter_types: filterKeys(others.join(',')).join(',') }}
                  rel="nofollow"
                  aria-current={isChosen ? 'true' : undefined}
                  lang={fallbacks?.name}
                >
                  {name}
                </SiteLink>
              </li>
            );
          })}
        </ul>
      </div>
      <p className="transporter-type-filter-result">
        <span>{productCount(translate, count)}</span>{' '}
        {chosen.length > 0 && <SiteLink {...list}>{translate('products.filter_clear')}</SiteLink>}
      </p>
    </div>
  );
}
