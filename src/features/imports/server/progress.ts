/** Rows that running transactions have written, by import; the database shows them only when they end. */
const written = new Map<number, number>();

export const progressOf = (importId: number): number | undefined => written.get(importId);

/** Counts while `work` runs. */
export async function withProgress<Result>(
  importId: number,
  work: (add: (rows: number) => void) => Promise<Result>,
): Promise<Result> {
  written.set(importId, 0);
  try {
    return await work((rows) => written.set(importId, (written.get(importId) ?? 0) + rows));
  } finally {
    written.delete(importId);
  }
}
