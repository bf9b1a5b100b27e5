import type { Insertable } from 'kysely';
import type { ImportCounts } from '../import.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import type { ImportRowTable } from '#server/db/schema/import.ts';
import { countRows, updateImportRow, type ImportRowRecord, type importTables } from './imports.queries.ts';
import type { ArticleKind, FieldValue, FieldValues } from './sheet/article.ts';
import type { CheckedRow, Problem } from './sheet/check-row.ts';

/** The key in the stored `after` that holds the model's code; only rows of variants have it. */
const modelCodeKey = 'model_code';

export type PlannedRow = {
  position: number;
  kind: ArticleKind;
  isNew: boolean;
  code: string;
  modelCode: string;
  productId: number | null;
  variantId: number | null;
  version: number | null;
  before: FieldValues;
  after: FieldValues;
};

export function storedRow(importId: number, row: CheckedRow): Insertable<ImportRowTable> {
  const { stored, problems } = row;
  const after: Record<string, FieldValue> = {
    ...row.after,
    ...(row.kind === 'variant' && { [modelCodeKey]: row.modelCode }),
  };
  return {
    import_id: importId,
    position: row.position,
    result: row.result,
    code: row.code,
    product_id: row.productId,
    variant_id: stored?.variantId ?? null,
    version: stored?.version ?? null,
    before: toJson(row.before),
    after: toJson(after),
    problems: problems.length > 0 ? toJson(problems) : null,
  };
}

export function plannedRow(row: ImportRowRecord): PlannedRow {
  const { [modelCodeKey]: modelCode, ...after } = fromJson<Record<string, FieldValue>>(row.after ?? '{}');
  return {
    position: row.position,
    kind: modelCode === undefined ? 'model' : 'variant',
    isNew: row.result === 'create',
    code: row.code,
    modelCode: typeof modelCode === 'string' ? modelCode : '',
    productId: row.product_id,
    variantId: row.variant_id,
    version: row.version,
    before: fromJson<FieldValues>(row.before ?? '{}'),
    after,
  };
}

export const problemsOf = ({ problems }: Pick<ImportRowRecord, 'problems'>): Problem[] =>
  problems === null ? [] : fromJson<Problem[]>(problems);

/** Marks a row as a problem and adds this problem to those that it already has. */
export async function addProblem(
  db: ReturnType<typeof importTables>,
  place: { importId: number; position: number },
  problem: Problem,
): Promise<void> {
  const row = await db
    .selectFrom('import_rows')
    .select('problems')
    .where('import_id', '=', place.importId)
    .where('position', '=', place.position)
    .executeTakeFirst();
  const problems = toJson([...(row ? problemsOf(row) : []), problem]);
  await updateImportRow(db, place, { result: 'problem', problems });
}

/**
 * Counts the rows of an import by result again. The number of unchanged rows is taken from `counts`, because
 * they are not stored.
 */
export async function recount(
  db: ReturnType<typeof importTables>,
  { id, counts }: { id: number; counts: string },
): Promise<string> {
  const { same = 0 } = fromJson<Partial<ImportCounts>>(counts);
  return toJson({ ...noCounts, same, ...Object.fromEntries(await countRows(db, id)) });
}

export const noCounts: ImportCounts = { create: 0, update: 0, same: 0, problem: 0, kept: 0, proposed: 0 };
