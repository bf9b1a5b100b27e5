import { z } from 'zod';
import { Success, written } from '#shared/schema/envelope.ts';
import { emptyAsMissing, line, requiredLine } from '#shared/schema/fields.ts';

/** The largest number of scheduled imports. */
export const maxScheduledImports = 20;

const source = z.enum(['address', 'folder'], 'Adres ya da klasör olmalı');
const signIn = z.enum(['none', 'basic', 'bearer'], 'Bilinen bir giriş türü olmalı');
const every = z.enum(['hour', 'day'], 'Her saat ya da her gün olmalı');
const rule = z.enum(['approval', 'apply'], 'Bilinen bir kural olmalı');
const unit = z.enum(['rows', 'percent'], 'Satır ya da yüzde olmalı');
const at = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '03:30 gibi bir saat yazın');

const whole = 'Bir tam sayı girin';
const most = emptyAsMissing(
  z.coerce
    .number(whole)
    .int(whole)
    .min(1, 'En az 1 olmalı')
    .max(1_000_000, 'En çok 1.000.000 olabilir')
    .optional(),
);

/** Body of POST `/scheduled-imports`. */
export const ScheduledImportCreate = z.object({
  name: requiredLine(100),
  source,
  /** With the source `address`. */
  address: line(500).default(''),
  /** With the source `folder`: a path below `IMPORT_DIR`; its last part may contain `*`. */
  pattern: line(200).default(''),
  sign_in: signIn.default('none'),
  sign_in_user: line(200).default(''),
  /** The password, or the token of `bearer`. Missing or empty keeps the stored one. */
  password: line(1_000).default(''),
  every,
  /** The time of day in the company's time zone, with `day`. */
  at: at.default('06:00'),
  rule: rule.default('approval'),
  /** With the rule `apply`: the most rows, or per cent of the rows, that may change without approval. */
  most,
  most_unit: unit.default('percent'),
});
export type ScheduledImportCreate = z.output<typeof ScheduledImportCreate>;

/** Body of PUT `/scheduled-imports/{id}`. */
export const ScheduledImportUpdate = z.object({
  name: requiredLine(100).optional(),
  source: source.optional(),
  address: line(500).optional(),
  pattern: line(200).optional(),
  sign_in: signIn.optional(),
  sign_in_user: line(200).optional(),
  password: line(1_000).optional(),
  every: every.optional(),
  at: at.optional(),
  rule: rule.optional(),
  most,
  most_unit: unit.optional(),
});
export type ScheduledImportUpdate = z.output<typeof ScheduledImportUpdate>;

/**
 * What became of the last run: its import is being checked, was applied, waits for approval, changed nothing; the file
 * was the same as before; it could not be fetched, or could not be imported.
 */
export const ScheduleResult = z.enum([
  'checking',
  'applied',
  'waiting',
  'same',
  'unchanged',
  'unreachable',
  'rejected',
]);
export type ScheduleResult = z.infer<typeof ScheduleResult>;

export const ScheduledImport = z.object({
  id: z.int(),
  name: z.string(),
  source,
  address: z.string(),
  pattern: z.string(),
  sign_in: signIn,
  sign_in_user: z.string(),
  has_secret: z.boolean(),
  every,
  at: z.string(),
  rule,
  most: z.int().nullable(),
  most_unit: unit,
  next_at: z.string(),
  last_run_at: z.string().nullable(),
  last_result: ScheduleResult.nullable(),
  /** Why the last run failed, in Turkish; else empty. */
  last_error: z.string(),
  last_import_id: z.int().nullable(),
});
export type ScheduledImport = z.infer<typeof ScheduledImport>;

/** The newest first. `has_folder` says whether the operator set `IMPORT_DIR`. */
export const ScheduledImports = z.object({ data: z.array(ScheduledImport), has_folder: z.boolean() });
export type ScheduledImports = z.infer<typeof ScheduledImports>;
export const ScheduledImportWritten = written(ScheduledImport);
export const ScheduledImportDeleted = Success;
