import type { Context } from '#server/context/context.ts';
import { AppError } from '#server/errors.ts';
import { isPdf, readPdf } from '#server/media/documents.service.ts';
import { pdfMime } from '#server/media/media.queries.ts';
import { withTrueEnding } from '#server/media/true-ending.ts';
import { storePrivateFile } from '#features/private-files/server/private-files.service.ts';
import type { UploadedFile } from '#server/http/upload.ts';
import type { FormTexts } from '#features/public-forms/server/form-texts.read.ts';

export type CvFile = Pick<UploadedFile, 'path' | 'name' | 'bytes'>;

/**
 * Stores the CV of a job application. The file is optional, because the company calls applicants without a
 * CV.
 *
 * @returns the id of the file's row; undefined without a file
 * @throws AppError 422 at `file` if it is not a readable PDF
 */
export async function storeCv(
  ctx: Context,
  file: CvFile | undefined,
  texts: FormTexts,
): Promise<number | undefined> {
  if (!file) return undefined;
  if (!(await opensAsPdf(ctx, file))) throw texts.invalidFields({ file: { key: 'unreadable_pdf' } });
  return storePrivateFile(ctx, { ...file, name: withTrueEnding(file.name, pdfMime) });
}

async function opensAsPdf(ctx: Context, file: CvFile): Promise<boolean> {
  if (!(await isPdf(file))) return false;
  try {
    await readPdf(ctx, (encoder) => encoder.checkPdf(file.path));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'refused') return false;
    throw error;
  }
}
