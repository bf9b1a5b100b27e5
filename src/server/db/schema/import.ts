import type { Generated } from 'kysely';
import type { ImportKind, ImportRowResult, ImportState } from '#features/imports/import.ts';

export type ImportTable = {
  id: Generated<number>;
  kind: ImportKind;
  /** The name of the uploaded file. */
  name: string;
  state: ImportState;
  /** The file in the private store until the import is over. */
  file_key: string | null;
  rows_done: number;
  rows_total: number;
  /** JSON: rows by result. */
  counts: string;
  /** Why it failed, in Turkish; empty otherwise. */
  message: string;
  /** The batch of its history rows, once applied. */
  batch: string | null;
  created_by: number;
  created_at: string;
  updated_at: string;
};

/** A row of the sheet, or a picture. `before` and `after` are JSON with the fields that it changes. */
export type ImportRowTable = {
  import_id: number;
  /** The row number in the sheet. */
  position: number;
  result: ImportRowResult;
  code: string;
  product_id: number | null;
  variant_id: number | null;
  /** The version that the record had when it was checked. */
  version: number | null;
  before: string | null;
  after: string | null;
  /** JSON: `[{ "column": "Ağırlık (g)", "message": "…" }]`. */
  problems: string | null;
};
