import type { ReactNode } from 'react';
import type { PublicOrdering } from '#features/ordering-data/ordering-data.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { useSite, useTexts } from '../../../loading/site-data.ts';

/** What a buyer needs for an order of the shown article, besides its code. */
export function OrderingFacts({ ordering }: { ordering: PublicOrdering }) {
  const translate = useTexts();
  const rows = useRows(ordering);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="ordering">
      <h2 id="ordering" className="attribute-title">
        {translate('ordering.title')}
      </h2>
      <table className="attribute-table">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The label and value of each row; empty values are left out. */
function useRows(ordering: PublicOrdering): (readonly [string, ReactNode])[] {
  const translate = useTexts();
  const { lang } = useSite();
  const numbers = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  const pieces = (count?: number) => count && translate('ordering.pieces', { count: numbers.format(count) });
  const grams = (weight?: number) =>
    weight !== undefined && translate('variants.grams', { weight: numbers.format(weight) });
  const { dimensions, lead_time: leadTime, hs_code: hsCode, gtin } = ordering;
  const sides = dimensions?.map((side) => (side === null ? '–' : numbers.format(side))).join(' × ');
  const rows: [string, ReactNode][] = [
    [translate('ordering.status'), ordering.status && <Status ordering={ordering} />],
    [translate('ordering.minimum_order'), pieces(ordering.minimum_order)],
    [translate('variants.pack'), pieces(ordering.pack_quantity)],
    [translate('ordering.carton_quantity'), pieces(ordering.carton_quantity)],
    [translate('ordering.dimensions'), sides && `${sides} mm`],
    [translate('variants.weight'), grams(ordering.weight)],
    [translate('ordering.gross_weight'), grams(ordering.gross_weight)],
    [translate('ordering.lead_time'), leadTime && <span lang={ordering.lead_time_lang}>{leadTime}</span>],
    [translate('ordering.origin'), ordering.origin?.name],
    [translate('ordering.hs_code'), hsCode && <span translate="no">{hsCode}</span>],
    [translate('ordering.gtin'), gtin && <span translate="no">{gtin}</span>],
  ];
  return rows.filter(([, value]) => Boolean(value));
}

/** The status of an article, with a link to the one that replaces it. */
function Status({ ordering: { status = 'new', successor } }: { ordering: PublicOrdering }) {
  const translate = useTexts();
  if (!successor) return translate(`ordering.status_${status}`);
  const { code, name, seo_name, variant } = successor;
  return (
    <>
      {translate('ordering.replaced_by')}{' '}
      <SiteLink page="product" params={{ seo_name }} query={{ v: variant ?? '' }}>
        <span translate="no">{code}</span> {name}
      </SiteLink>
    </>
  );
}
