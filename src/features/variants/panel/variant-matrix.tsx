import { memo } from 'react';
import { maxVariants } from '../variant.ts';
import { ticksOf, tick, type Combination } from './combinations.ts';
import { combinationOf } from './variant-rows.ts';
import type { ListItem } from './variant-columns.tsx';
import type { SheetRow } from '#panel/sheet/columns.ts';
import classes from './variants.module.css';

type Line = Pick<ListItem, 'name'> & { id: number | null };

type VariantMatrixProps = {
  sizes: readonly Line[];
  finishes: readonly Line[];
  rows: readonly SheetRow[];
  onChange: (edit: (rows: readonly SheetRow[]) => readonly SheetRow[]) => void;
  newKey: () => string;
};

/**
 * A table of sizes by finishes, where a tick means a variant. Ticks in the headers switch whole rows and
 * columns.
 */
export const VariantMatrix = memo(function VariantMatrix(props: VariantMatrixProps) {
  const { sizes, finishes, rows, onChange, newKey } = props;
  const isTicked = ticksOf(rows);
  const order = sizes.flatMap(({ id: size }) => finishes.map(({ id: finish }) => ({ size, finish })));
  const set = (wanted: readonly Combination[], value: boolean) =>
    onChange((all) => tick(all, wanted, value, { order, newKey, maxRows: maxVariants }));
  const head = (name: string, wanted: readonly Combination[]) => (
    <Tick
      label={`${name}: tümü`}
      text={name}
      {...stateOf(wanted.map(isTicked))}
      onChange={(on) => set(wanted, on)}
    />
  );
  return (
    <>
      <p className={classes.scrollHint} data-wide={finishes.length > 2 || undefined}>
        Bütün kaplamalar için yana kaydırın →
      </p>
      <div className={classes.matrixBox} tabIndex={0} role="region" aria-label="Var olan ölçü ve kaplamalar">
        <table className={classes.matrix}>
          <thead>
            <tr>
              <th scope="col">{head('Tümü', order)}</th>
              {finishes.map(({ id: finish, name }) => (
                <th key={finish} scope="col">
                  {head(
                    name,
                    order.filter((one) => one.finish === finish),
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ id: size, name }) => (
              <tr key={size}>
                <th scope="row">
                  {head(
                    name,
                    order.filter((one) => one.size === size),
                  )}
                </th>
                {finishes.map(({ id: finish, name: finishName }) => (
                  <td key={finish}>
                    <Tick
                      label={`${name}, ${finishName}`}
                      isOn={isTicked({ size, finish })}
                      onChange={(on) => set([{ size, finish }], on)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}, hasSameTicks);

/**
 * Whether two sets of props show the same ticks. Other cells of the sheet may differ, because they change
 * with every key press.
 */
function hasSameTicks(before: VariantMatrixProps, now: VariantMatrixProps): boolean {
  const shown = ({ sizes, finishes, rows }: VariantMatrixProps) =>
    JSON.stringify([sizes, finishes, rows.map(combinationOf)]);
  return shown(before) === shown(now);
}

const stateOf = (ticks: readonly boolean[]) => ({
  isOn: ticks.length > 0 && ticks.every(Boolean),
  isPart: ticks.some(Boolean) && !ticks.every(Boolean),
});

type TickProps = {
  label: string;
  text?: string;
  isOn: boolean;
  isPart?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A plain checkbox, because the matrix may contain hundreds of them. */
function Tick({ label, text, isOn, isPart = false, onChange }: TickProps) {
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        ref={(input) => {
          if (input) input.indeterminate = isPart;
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {text !== undefined && <span aria-hidden>{text}</span>}
    </label>
  );
}
