import { maxVariants } from '#features/variants/variant.ts';
import type { Reader } from '#server/db/connect.ts';
import { plannedRow, type PlannedRow } from '../import-rows.ts';
import { writtenRows } from '../imports.queries.ts';
import type { FieldValue } from '../sheet/article.ts';
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
  const products = [...Map.groupBy(rows, (row) => row.productId ?? row.modelCode)];
  const problems: LateProblem[] = [];
  for (let start = 0; start < products.length; start += piece) {
    const some = products.slice(start, start + piece);
    const ids = some.flatMap(([key]) => (typeof key === 'number' ? key : []));
    const variants = Map.groupBy(await loadVariantRows(db, ids), (variant) => variant.product_id);
    for (const [key, changed] of some)
      problems.push(...gridProblems(variants.get(Number(key)) ?? [], changed));
  }
  return problems;
}

const changesPlace = ({ isNew, after }: PlannedRow) => isNew || 'size' in after || 'finish' in after;

type Place = { code: string; position: number | undefined; size: FieldValue; finish: FieldValue };

function gridProblems(
  stored: readonly { id: number; code: string; size_id: number | null; finish_id: number | null }[],
  changed: readonly PlannedRow[],
): LateProblem[] {
  const byId = new Map(changed.map((row) => [row.variantId, row]));
  const places: Place[] = stored.map(({ id, code, size_id: size, finish_id: finish }) => {
    const row = byId.get(id);
    return { code, position: row?.position, size, finish, ...pick(row?.after) };
  });
  for (const row of changed.filter(({ isNew }) => isNew))
    places.push({ code: row.code, position: row.position, size: null, finish: null, ...pick(row.after) });
  const groups = Map.groupBy(places, ({ size, finish }) => `${String(size)}x${String(finish)}`);
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
