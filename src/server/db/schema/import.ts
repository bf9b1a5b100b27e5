import type { Generated } from 'kysely';
import type { ImportKind, ImportRowResult, ImportState } from '#features/imports/import.ts';
import type { ScheduleResult } from '#features/scheduled-imports/scheduled-import.ts';

export type ImportTable = {
  id: Generated<number>;
  kind: ImportKind;
  /** The name of the uploaded file. */
  name: string;
  /** The name of the scheduled import that fetched the file; empty for an upload. */
  source: Generated<string>;
  state: ImportState;
  /** The key of the file in the private store; null once the import is finished. */
  file_key: string | null;
  rows_done: number;
  rows_total: number;
  /** JSON: the number of rows by result. */
  counts: string;
  /** The reason of a failure, in Turkish; else empty. */
  message: string;
  /** The number of hidden rows in the sheet; they are imported only if `with_hidden` is 1. */
  hidden_rows: number;
  with_hidden: number;
  /** JSON: the titles of the file and its first values; null before the first check. */
  head: string | null;
  /** JSON: the mapping of columns that staff chose, or the kept one that the last check used. */
  mapping: string | null;
  /** The name of that kept mapping, or an empty text. */
  mapping_name: Generated<string>;
  /** The `batch` of the history entries that applying the import wrote. */
  batch: string | null;
  created_by: number;
  created_at: string;
  updated_at: string;
};

/** A row of the sheet, or a picture. `before` and `after` contain the changed fields as JSON. */
export type ImportRowTable = {
  import_id: number;
  /** The row number in the sheet. */
  position: number;
  result: ImportRowResult;
  code: string;
  product_id: number | null;
  variant_id: number | null;
  /** The record's version when the row was checked. */
  version: number | null;
  before: string | null;
  after: string | null;
  /** JSON: `[{ "column": "Ağırlık (g)", "message": "…" }]`. */
  problems: string | null;
};

/** A sheet that is fetched at fixed times. */
export type ScheduledImportTable = {
  id: Generated<number>;
  name: string;
  source: 'address' | 'folder';
  /** The address of the sheet; empty for one of the folder. */
  address: string;
  /** The path of the sheet below `IMPORT_DIR`, whose name may contain `*`; empty for an address. */
  pattern: string;
  sign_in: 'none' | 'basic' | 'bearer';
  sign_in_user: string;
  sealed_secret: string | null;
  every: 'hour' | 'day';
  /** A time of day like `03:30`, for one that is fetched every day. */
  at: string;
  rule: 'approval' | 'apply';
  /** At most this many rows are applied without approval; null with the rule `approval`. */
  most: number | null;
  most_unit: 'rows' | 'percent';
  /** The SHA-256 of the last file, and what its server said of it. */
  file_hash: string;
  etag: string;
  last_modified: string;
  last_run_at: string | null;
  last_result: ScheduleResult | null;
  /** In Turkish; empty without a failure. */
  last_error: string;
  last_import_id: number | null;
  created_by: number;
  created_at: string;
  /** When staff last changed it. */
  updated_at: string;
};

/** A mapping that is kept by the name of a supplier, as JSON. */
export type ImportMappingTable = {
  id: Generated<number>;
  name: string;
  mapping: string;
  created_at: string;
};
