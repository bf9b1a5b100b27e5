import type { TransporterType } from '#shared/api/transporter-type.ts';
import { carrierFilter } from '#shared/rules/carrier-filter.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';
import { productCount } from '../../texts.ts';
import './carrier-filter.css';

type CarrierFilterProps = {
  carriers: readonly TransporterType[];
  /** Keys. */
  chosen: readonly string[];
  seoName: string;
  /** Products that the list shows in all. */
  count: number;
};

/**
 * The list by what its products are carried on. Each type is a link to the list with it or without it,
 * so that it works without scripts and every choice has an address.
 */
export function CarrierFilter({ carriers, chosen, seoName, count }: CarrierFilterProps) {
  const translate = useTexts();
  if (carriers.length === 0 || (count === 0 && chosen.length === 0)) return null;
  const list = { page: 'products', params: { seo_name: seoName } } as const;
  return (
    <div className="carrier-filter">
      <div className="carrier-filter-choice" role="group" aria-labelledby="carrier-filter">
        <p id="carrier-filter">{translate('products.filter')}</p>
        <ul>
          {carriers.map(({ key, name, fallbacks }) => {
            const isChosen = chosen.includes(key);
            const others = isChosen ? chosen.filter((other) => other !== key) : [...chosen, key];
            return (
              <li key={key}>
                <SiteLink
                  {...list}
                  query={{ transporter_types: carrierFilter(others.join(',')).join(',') }}
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
      <p className="carrier-filter-result">
        <span>{productCount(translate, count)}</span>{' '}
        {chosen.length > 0 && <SiteLink {...list}>{translate('products.filter_clear')}</SiteLink>}
      </p>
    </div>
  );
}
