import {
  isDirected,
  sideLabels,
  type AssociationKind,
  type Pair,
} from '#features/associations/association-kinds.rules.ts';
import { findRefused } from '#features/associations/server/refusals.read.ts';
import type { Reader } from '#server/db/connect.ts';
import { plannedRow, problemsOf, type PlannedRow } from '../import-rows.ts';
import { writtenRows } from '../imports.queries.ts';
import { codeChanges, type CodeChange } from '../sheet/association-columns.ts';
import { identityColumns } from '../sheet/article.ts';
import { findProductIds } from '../sheet/articles.queries.ts';
import type { LateProblem } from './check-sheet.ts';

/** What a problem needs of the file: the place of a code, and the address of a column's cell in a row. */
export type FilePlaces = {
  positionOf: (code: string) => number | undefined;
  cellOf: (title: string, position: number) => string;
};

type Statement = CodeChange & { row: PlannedRow; isProblem: boolean };
type Statements = {
  /** The new models that will be written, and those whose rows have problems. */
  created: Set<string>;
  failed: Set<string>;
  orphans: PlannedRow[];
  all: Statement[];
  /** Cells that could not be read, as row and title. */
  unread: Set<string>;
};

/**
 * Finds the problems of cells that name other products, in rounds: once a new row has a problem, the rows that need
 * it have one too.
 */
export async function* checkAssociations(
  db: Reader,
  importId: number,
  places: FilePlaces,
): AsyncGenerator<LateProblem[]> {
  for (let isFirst = true; ; isFirst = false) {
    const statements = await readStatements(db, importId);
    const all = isFirst ? statements.all : statements.all.filter(({ isProblem }) => !isProblem);
    const problems = [
      ...orphanProblems(statements, places),
      ...(await cellProblems(db, { ...statements, all }, places)),
      ...(isFirst ? contradictions(statements, places) : []),
    ];
    if (problems.length === 0) return;
    yield problems;
  }
}

async function readStatements(db: Reader, importId: number): Promise<Statements> {
  const found: Statements = {
    created: new Set(),
    failed: new Set(),
    orphans: [],
    all: [],
    unread: new Set(),
  };
  for await (const records of writtenRows(db, importId, ['create', 'update', 'problem']))
    for (const record of records) {
      const row = plannedRow(record);
      const isProblem = record.result === 'problem';
      if (row.kind === 'variant' && row.isNew && row.productId === null) found.orphans.push(row);
      if (row.kind !== 'model') continue;
      if (row.productId === null) (isProblem ? found.failed : found.created).add(row.code);
      for (const { column } of problemsOf(record)) found.unread.add(`${row.position} ${column}`);
      found.all.push(...codeChanges(row.before, row.after).map((change) => ({ ...change, row, isProblem })));
    }
  return found;
}

/** A new variant cannot be written without its new model. */
function orphanProblems({ orphans, created }: Statements, places: FilePlaces): LateProblem[] {
  const { modelCode: column } = identityColumns;
  const message = 'Modelinin satırında sorun var; önce o satırı düzeltin.';
  return orphans
    .filter(({ modelCode }) => !created.has(modelCode))
    .map(({ position }) => ({
      position,
      problem: { column, cell: places.cellOf(column, position), message },
    }));
}

function problemAt({ row: { position }, kind }: Statement, places: FilePlaces, message: string): LateProblem {
  const column = sideLabels[kind];
  return { position, problem: { column, cell: places.cellOf(column, position), message } };
}

/** Codes that are no products, and pairs that the rules of associations refuse. */
async function cellProblems(
  db: Reader,
  { all, created, failed }: Statements,
  places: FilePlaces,
): Promise<LateProblem[]> {
  if (all.length === 0) return [];
  const codes = all.flatMap(({ added, removed }) => [...added, ...removed]);
  const ids = await findProductIds(db, codes);
  // New products have no ids yet.
  for (const code of created) ids.products.set(code, -(places.positionOf(code) ?? 0));
  const problems: LateProblem[] = [];
  const pairsOf = new Map<string, Statement[]>();
  const added = [];
  const removed = [];
  for (const statement of all) {
    const { row, kind } = statement;
    const productId = row.productId ?? -row.position;
    for (const code of statement.added) {
      const otherId = code === row.code ? productId : ids.products.get(code);
      if (otherId === undefined) {
        problems.push(
          problemAt(statement, places, unknownCode(code, ids.variants.has(code), failed.has(code))),
        );
        continue;
      }
      const pair = { kind, productId, otherId };
      added.push(pair);
      const key = pairKey(pair);
      pairsOf.set(key, [...(pairsOf.get(key) ?? []), statement]);
    }
    for (const code of statement.removed) {
      const otherId = ids.products.get(code);
      if (otherId !== undefined) removed.push({ kind, productId, otherId });
    }
  }
  for (const { pair, message } of await findRefused(db, { added, removed }))
    for (const statement of pairsOf.get(pairKey(pair)) ?? [])
      problems.push(problemAt(statement, places, message));
  return problems;
}

const pairKey = ({ kind, productId, otherId }: Pair) => `${kind} ${productId} ${otherId}`;

function unknownCode(code: string, isVariant: boolean, hasFailed: boolean): string {
  if (isVariant) return `“${code}” bir varyantın kodu; ürünün kendi kodunu yazın.`;
  if (hasFailed) return `“${code}” satırında sorun var; önce o satırı düzeltin.`;
  return `“${code}” kodlu ürün yok; kodu düzeltin ya da ürünün satırını ekleyin.`;
}

/**
 * Cells of a mutual kind that disagree. What is stored agrees, so this happens where one of two cells of the file
 * says something new about the other product and the other cell does not.
 */
function contradictions({ all, unread }: Statements, places: FilePlaces): LateProblem[] {
  const said = new Set(
    all.flatMap(({ kind, row, added, removed }) =>
      [...added, ...removed].map((code) => saidKey(kind, row.code, code)),
    ),
  );
  return all.flatMap((statement) => {
    const { kind, row, added, removed } = statement;
    if (isDirected(kind)) return [];
    const contradicted = (code: string) => {
      const other = places.positionOf(code);
      if (other === undefined || code === row.code || said.has(saidKey(kind, code, row.code)))
        return undefined;
      return unread.has(`${other} ${sideLabels[kind]}`) ? undefined : other;
    };
    const at = (code: string, words: string) => {
      const other = contradicted(code);
      if (other === undefined) return [];
      const cell = places.cellOf(sideLabels[kind], other);
      return [
        problemAt(
          statement,
          places,
          `“${code}” ürününün hücresinde (${cell}) “${row.code}” ${words} iki hücre aynı şeyi söylemeli.`,
        ),
      ];
    };
    return [
      ...added.flatMap((code) => at(code, 'yazmıyor;')),
      ...removed.flatMap((code) => at(code, 'hâlâ yazıyor;')),
    ];
  });
}

const saidKey = (kind: AssociationKind, code: string, other: string) => JSON.stringify([kind, code, other]);
