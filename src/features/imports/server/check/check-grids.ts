import { maxVariants } from '#features/variants/variant.ts';
import type { Reader } from '#server/db/connect.ts';
import { plannedRow, type PlannedRow } from '../import-rows.ts';
import { writtenRows } from '../imports.queries.ts';
import { movedTo, type FieldValue } from '../sheet/article.ts';
import { findProductIds, selectVariantsById } from '../sheet/articles.queries.ts';
import { loadVariantRows } from '#features/variants/server/variants.read.ts';
import type { LateProblem } from './check-sheet.ts';

/** The number of products whose variants are compared in one batch. */
const piece = 200;

/**
 * Finds rows that would give two variants of a product the same size and finish, or a product too many
 * variants.
 */
export async function checkGrids(db: Reader, importId: number): Promise<LateProblem[]> {
  const rows: PlannedRow[] = [];
  for await (const stored of writtenRows(db, importId))
    rows.push(...stored.map(plannedRow).filter((row) => row.kind === 'variant' && changesPlace(row)));
  const moving = rows.filter(({ after }) => movedTo(after) !== undefined);
  const codes = await findProductIds(
    db,
    moving.map(({ modelCode }) => modelCode),
  );
  const moved = await selectVariantsById(
    db,
    moving.flatMap(({ variantId }) => variantId ?? []),
  );
  const movedIds = new Set(moved.map(({ id }) => id));
  const productOf = ({ variantId, productId, modelCode }: PlannedRow) =>
    (movedIds.has(variantId ?? 0) ? codes.products.get(modelCode) : productId) ?? modelCode;
  const products = [...Map.groupBy(rows, productOf)];
  const problems: LateProblem[] = [];
  for (let start = 0; start < products.length; start += piece) {
    const some = products.slice(start, start + piece);
    const ids = some.flatMap(([key]) => (typeof key === 'number' ? key : []));
    const variants = Map.groupBy(await loadVariantRows(db, ids), (variant) => variant.product_id);
    for (const [key, changed] of some) {
      const own = (variants.get(Number(key)) ?? []).filter(({ id }) => !movedIds.has(id));
      const coming = new Set(changed.map(({ variantId }) => variantId));
      problems.push(...gridProblems([...own, ...moved.filter(({ id }) => coming.has(id))], changed));
    }
  }
  return problems;
}

const changesPlace = ({ isNew, after }: PlannedRow) =>
  isNew || 'size' in after || 'finish' in after || movedTo(after) !== undefined;

type Place = { code: string; position: number | undefined; size: FieldValue; finish: FieldValue };

/** `variants` are those that the product will have, besides the new ones of the sheet. */
function gridProblems(
  variants: readonly { id: number; code: string; size_id: number | null; finish_id: number | null }[],
  changed: readonly PlannedRow[],
): LateProblem[] {
  const byId = new Map(changed.map((row) => [row.variantId, row]));
  const places: Place[] = variants.map(({ id, code, size_id: size, finish_id: finish }) => {
    const row = byId.get(id);
    return { code, position: row?.position, size, finish, ...pick(row?.after) };
  });
  for (const row of changed.filter(({ isNew }) => isNew))
    places.push({ code: row.code, position: row.position, size: null, finish: null, ...pick(row.after) });
  const groups = Map.groupBy(places, ({ size, finish }) => `${Number(size)}x${Number(finish)}`);
  const repeated = [...groups.values()].filter((group) => group.length > 1);
  return [
    ...repeated.flatMap((group) =>
      group.flatMap((place) => {
        const other = group.find((each) => each !== place)?.code ?? '';
        return problemAt(place, `Bu ölçü ve kaplamada başka bir varyant var: ${other}.`);
      }),
    ),
    ...places
      .slice(maxVariants)
      .flatMap((place) => problemAt(place, `Bir modelin en çok ${maxVariants} varyantı olabilir.`)),
  ];
}

const pick = (after: Readonly<Record<string, FieldValue>> = {}) => ({
  ...('size' in after && { size: after.size ?? null }),
  ...('finish' in after && { finish: after.finish ?? null }),
});

function problemAt({ position }: Place, message: string): LateProblem[] {
  return position === undefined ? [] : [{ position, problem: { column: 'Ölçü', cell: '', message } }];
}
