import { useTexts } from '../../loading/site-data.ts';
import { NonBreakingUnits } from '../../components/non-breaking-units.tsx';
import { Swatch } from '../../components/swatch.tsx';
import { useMeasures } from '../../pages/product/variants/measures.ts';
import { ColumnName, ColumnOffer, ColumnPicture } from './compare-column.tsx';
import { compareRows, type CompareRow } from './compare-rows.ts';
import type { Column } from './use-compared-products.ts';

type CompareTableProps = {
  columns: readonly Column[];
  /** Whether rows in which all products are alike are left out. */
  hidesEqual: boolean;
  onRemove: (column: Column) => void;
  onNote: (text: string) => void;
};

/** A column for each product beside the fixed column of the facts; on a phone the products scroll. */
export function CompareTable({ columns, hidesEqual, onRemove, onNote }: CompareTableProps) {
  const translate = useTexts();
  const rows = compareRows(columns, { translate, ...useMeasures() });
  return (
    <div className="compare-frame" role="group" aria-labelledby="compare-title" tabIndex={0}>
      <table className="compare-table">
        <thead>
          <tr className="compare-pictures">
            <td />
            {columns.map((column) => (
              <td key={column.key}>
                <ColumnPicture column={column} onRemove={() => onRemove(column)} />
              </td>
            ))}
          </tr>
          <tr className="compare-names">
            <td />
            {columns.map((column) => (
              <th key={column.key} scope="col">
                <ColumnName column={column} />
              </th>
            ))}
          </tr>
          <tr className="compare-offers">
            <td />
            {columns.map((column) => (
              <td key={column.key}>
                <ColumnOffer column={column} onNote={onNote} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ isEqual }) => !(isEqual && hidesEqual))
            .map((row) => (
              <FactRow key={row.key} row={row} columns={columns} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** A row whose values differ has a sign before its title, and its values in full ink. */
function FactRow({ row, columns }: { row: CompareRow; columns: readonly Column[] }) {
  const translate = useTexts();
  const differs = columns.length > 1 && !row.isEqual;
  return (
    <tr className={differs ? 'compare-differs' : undefined}>
      <th scope="row" lang={row.lang}>
        {row.title}
        {differs && <span className="visually-hidden"> ({translate('compare.different')})</span>}
      </th>
      {row.cells.map((values, index) => (
        <td key={columns[index]?.key}>
          {values.length === 0 && '–'}
          {values.map(({ text, lang, finish }, place) => (
            <span key={place} className="compare-value" lang={lang}>
              {finish && <Swatch of={finish} />}
              <span>
                <NonBreakingUnits text={text} />
              </span>
            </span>
          ))}
        </td>
      ))}
    </tr>
  );
}
