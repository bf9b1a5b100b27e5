import { orderingLabels, unknownSuccessor } from '#features/ordering-data/ordering-fields.rules.ts';
import { findGtinOwners } from '#features/ordering-data/server/ordering-data.read.ts';
import { gtinTaken } from '#features/variants/server/gtin-checks.ts';
import type { Reader } from '#server/db/connect.ts';
import { refused } from '#server/errors.ts';
import { plannedRow, type PlannedRow } from '../import-rows.ts';
import { writtenRows } from '../imports.queries.ts';
import { textOf } from '../sheet/article.ts';
import { selectArticleCodes } from '../sheet/articles.queries.ts';
import type { LateProblem } from './check-sheet.ts';

/** What rows say about other articles: their GTINs must be free, their successors must exist. */
type Claims = { gtins: PlannedRow[]; successors: PlannedRow[]; created: Set<string> };

/** Finds GTINs that two articles would have, and successors that do not exist. */
export async function checkOrdering(db: Reader, importId: number): Promise<LateProblem[]> {
  const claims = await readClaims(db, importId);
  return [...(await gtinProblems(db, claims.gtins)), ...(await successorProblems(db, claims))];
}

async function readClaims(db: Reader, importId: number): Promise<Claims> {
  const claims: Claims = { gtins: [], successors: [], created: new Set() };
  for await (const stored of writtenRows(db, importId))
    for (const row of stored.map(plannedRow)) {
      if ('gtin' in row.after) claims.gtins.push(row);
      if (row.after.successor) claims.successors.push(row);
      if (row.isNew) claims.created.add(row.code);
    }
  return claims;
}

const gtinOf = ({ after }: PlannedRow) => textOf(after.gtin);
const keyOf = (gtin: string) => gtin.padStart(14, '0');

async function gtinProblems(db: Reader, rows: readonly PlannedRow[]): Promise<LateProblem[]> {
  const filled = rows.filter((row) => gtinOf(row) !== '');
  const owners = await findGtinOwners(db, filled.map(gtinOf));
  const placeOf = (productId: number | null, variantId: number | null) => `${productId} ${variantId ?? 0}`;
  const changed = new Set(rows.map(({ productId, variantId }) => placeOf(productId, variantId)));
  const seen = new Map<string, number>();
  return filled.flatMap((row) => {
    const key = keyOf(gtinOf(row));
    const first = seen.get(key);
    if (first !== undefined) return [problem(row, 'gtin', `Bu GTIN ${first}. satırda da var.`)];
    seen.set(key, row.position);
    const owner = owners
      .get(key)
      ?.find(({ product_id: id, variant_id: variantId }) => !changed.has(placeOf(id, variantId)));
    return owner ? [problem(row, 'gtin', gtinTaken(owner.code))] : [];
  });
}

async function successorProblems(db: Reader, { successors, created }: Claims): Promise<LateProblem[]> {
  const codes = [...new Set(successors.map(({ after }) => textOf(after.successor)))];
  const known = new Set(created);
  for (let start = 0; start < codes.length; start += readAtOnce)
    for (const { code } of await selectArticleCodes(db, codes.slice(start, start + readAtOnce)))
      known.add(code);
  return successors
    .filter(({ after }) => !known.has(textOf(after.successor)))
    .map((row) => problem(row, 'successor', unknownSuccessor(textOf(row.after.successor))));
}

const readAtOnce = 5_000;

function problem({ position }: PlannedRow, field: 'gtin' | 'successor', message: string): LateProblem {
  return { position, problem: { column: orderingLabels[field], cell: '', message } };
}

/**
 * Articles that the import does not touch may have got one of its GTINs since the check.
 *
 * @throws AppError 422 if an article that was written shares its GTIN
 */
export async function refuseSharedGtins(db: Reader, importId: number): Promise<void> {
  const { gtins } = await readClaims(db, importId);
  const owners = await findGtinOwners(db, gtins.map(gtinOf).filter(Boolean));
  const shared = [...owners.values()].find((articles) => articles.length > 1);
  if (shared)
    throw refused(
      `“${shared[0]?.code}” ile “${shared[1]?.code}” aynı GTIN’i alacaktı; hiçbir şey yazılmadı. Dosyayı yeniden denetleyin.`,
    );
}
