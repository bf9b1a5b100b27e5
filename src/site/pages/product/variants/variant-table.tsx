import type { ProductPage } from '#features/products/product-page.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { NonBreakingUnits } from '../../../components/non-breaking-units.tsx';
import { Swatch } from '../../../components/swatch.tsx';
import { useSite, useTexts } from '../../../loading/site-data.ts';
import { isFinish, partOf } from '#features/offered-variants/variant-choice.rules.ts';
import { CopyButton } from './copy-button.tsx';
import { useMeasures } from './measures.ts';
import { variantTable, type Head, type TableRow } from '#features/offered-variants/variant-table.rules.ts';
import { VariantLink } from './variant-link.tsx';
import './variant-table.css';

type VariantTableProps = { product: ProductPage; variant: PublicVariant | undefined };

/** All codes of a product; each links to its variant. A wide table scrolls beside its fixed first column. */
export function VariantTable({ product, variant }: VariantTableProps) {
  const translate = useTexts();
  const { axis, columns, rows, hasRowFacts } = variantTable(product);
  const tableText = useTableText(product);
  return (
    <section className="variant-sizes" aria-labelledby="sizes">
      <header>
        <h2 id="sizes">{translate('variants.table')}</h2>
        <CopyButton text={tableText} label={translate('variants.copy_table')} isShown />
      </header>
      <div className="variant-table-frame" role="group" aria-labelledby="sizes" tabIndex={0}>
        <table className="variant-table">
          <thead>
            <tr>
              <th scope="col">{translate(`variants.${axis}`)}</th>
              {columns?.map((column) => (
                <th key={column?.key ?? ''} scope="col" lang={column?.fallbacks?.name}>
                  <HeadName head={column} />
                </th>
              ))}
              {!columns && <ListTitles />}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.head?.key ?? ''}>
                <th scope="row" lang={row.head?.fallbacks?.name}>
                  <HeadName head={row.head} />
                  {hasRowFacts && <Facts cells={row.cells} />}
                </th>
                <Cells
                  {...row}
                  product={product}
                  chosen={variant}
                  facts={columns ? (hasRowFacts ? 'none' : 'under') : 'beside'}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function HeadName({ head }: { head: Head }) {
  return (
    <span className="variant-table-head">
      {head && isFinish(head) && <Swatch of={head} />}
      <span>
        <NonBreakingUnits text={head?.name ?? '–'} />
      </span>
    </span>
  );
}

function ListTitles() {
  const translate = useTexts();
  return (['products.code', 'variants.weight', 'variants.pack'] as const).map((key) => (
    <th key={key} scope="col">
      {translate(key)}
    </th>
  ));
}

type CellsProps = Pick<TableRow, 'cells'> & {
  product: ProductPage;
  chosen: PublicVariant | undefined;
  facts: 'none' | 'under' | 'beside';
};

function Cells({ cells, product, chosen, facts }: CellsProps) {
  const { weightOf, packOf } = useMeasures();
  return cells.map((variant, index) => [
    <td key={index}>
      {variant ? (
        <VariantLink
          seoName={product.seo_name}
          code={variant.code}
          aria-current={variant === chosen ? 'true' : undefined}
          translate="no"
        >
          {variant.code}
        </VariantLink>
      ) : (
        '–'
      )}
      {facts === 'under' && <Facts cells={[variant]} />}
    </td>,
    facts === 'beside' && <td key="weight">{weightOf([variant]) || '–'}</td>,
    facts === 'beside' && <td key="pack">{packOf([variant]) || '–'}</td>,
  ]);
}

function Facts({ cells }: Pick<TableRow, 'cells'>) {
  const translate = useTexts();
  const { weightOf, packOf } = useMeasures();
  const count = packOf(cells);
  const pack = count && translate('variants.per_pack', { count });
  const facts = [weightOf(cells), pack].filter(Boolean).join(' · ');
  return facts && <span className="variant-table-facts">{facts}</span>;
}

/** The table as tab-separated text, for pasting into a spreadsheet. */
function useTableText(product: ProductPage): string {
  const translate = useTexts();
  const { lang } = useSite();
  const number = (value: number | null) =>
    value === null ? '' : new Intl.NumberFormat(lang, { useGrouping: false }).format(value);
  const titles = [
    translate('products.code'),
    translate('variants.size'),
    translate('variants.finish'),
    `${translate('variants.weight')} (g)`,
    translate('variants.pack'),
  ];
  const rows = product.variants.map((variant) => [
    variant.code,
    partOf(product, variant, 'size')?.name ?? '',
    partOf(product, variant, 'finish')?.name ?? '',
    number(variant.weight),
    number(variant.pack_quantity),
  ]);
  return [titles, ...rows].map((cells) => cells.join('\t')).join('\n');
}
