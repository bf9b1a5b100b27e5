import { ProductRecordWrite } from '../product-record.ts';
import { code as codeField } from '#shared/schema/fields.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import { invalid, type AppError } from '#server/errors.ts';
import { fieldErrors } from '#server/http/error-mapping.ts';
import { cleanTexts } from '#features/products/server/texts.service.ts';

/** A row of a batch that can be read: its place, its code and its fields. */
export type ReadRow = { index: number; code: string; fields: ProductRecordWrite };

/** A row that was refused, and why. */
export type RefusedRow = { index: number; code: string; error: AppError };

/** Reads the rows of a batch, each by itself. Cleaning texts takes long, so it happens before the transaction. */
export async function readRows(
  sent: readonly Readonly<Record<string, unknown>>[],
): Promise<{ rows: ReadRow[]; refused: RefusedRow[] }> {
  const rows: ReadRow[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Set<string>();
  for (const [index, { code: sentCode, ...fields }] of sent.entries()) {
    const code = codeField.safeParse(typeof sentCode === 'number' ? String(sentCode) : sentCode).data ?? '';
    const read = ProductRecordWrite.safeParse(fields);
    const errors = {
      ...(code === '' && { code: [genericMessages.required] }),
      ...(seen.has(code) && { code: ['Bu kod aynı istekte iki kez var.'] }),
      ...(!read.success && fieldErrors(read.error.issues)),
    };
    if (code !== '') seen.add(code);
    if (!read.success || Object.keys(errors).length > 0)
      refused.push({ index, code: code || shown(sentCode), error: invalid(errors, 'Bu satır yazılmadı.') });
    else rows.push({ index, code, fields: await cleanTexts(read.data) });
  }
  return { rows, refused };
}

const shown = (code: unknown) => (typeof code === 'string' ? code.slice(0, 100) : '');
