import type { ProductPage } from '#features/products/product-page.ts';
import type { TransporterType } from '#features/transporter-types/transporter-type.ts';
import { NonBreakingUnits } from '../../components/non-breaking-units.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useTexts } from '../../loading/site-data.ts';
import './attribute-table.css';

type AttributeTableProps = {
  attributes: ProductPage['attributes'];
  transporterTypes: readonly TransporterType[];
  /** The category whose filtered list a transporter type links to. */
  categorySeoName: string | undefined;
};

/** The product's attributes and, in the last row, its transporter types. */
export function AttributeTable({ attributes, transporterTypes, categorySeoName }: AttributeTableProps) {
  const translate = useTexts();
  if (attributes.length + transporterTypes.length === 0) return null;
  return (
    <section aria-labelledby="attributes">
      <h2 id="attributes" className="attribute-title">
        {translate('products.attributes')}
      </h2>
      <table className="attribute-table">
        <tbody>
          {attributes.map(({ label, value, fallbacks }, index) => (
            <tr key={index}>
              <th scope="row" lang={fallbacks?.label}>
                {label}
              </th>
              <td lang={fallbacks?.value}>
                {value.split(' · ').map((part, place) => (
                  <span key={place} className="attribute-part">
                    <NonBreakingUnits text={part} />
                  </span>
                ))}
              </td>
            </tr>
          ))}
          {transporterTypes.length > 0 && (
            <tr>
              <th scope="row">{translate('products.transporter_types')}</th>
              <td>
                <ul className="transporter-types">
                  {transporterTypes.map(({ key, name, fallbacks }) => (
                    <li key={key} lang={fallbacks?.name}>
                      {categorySeoName === undefined ? (
                        name
                      ) : (
                        <SiteLink
                          page="products"
                          params={{ seo_name: categorySeoName }}
                          query={{ transporter_types: key }}
                          rel="nofollow"
                        >
                          {name}
                        </SiteLink>
                      )}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
