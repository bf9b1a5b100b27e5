import { open } from 'node:fs/promises';
import { refused, tooLarge, unsupportedType } from '#server/errors.ts';
import { inZip, listEntries } from './zip-parts.ts';
import { maxWorkbookMegabytes } from './workbook.ts';

export type Source = 'xlsx' | 'zip' | 'picture';

/** The most entries of any archive that is looked at. */
const maxEntries = 20_000;

/** What an uploaded file is by its content; its name is not trusted. @throws AppError 413, 415 or 422 */
export async function sourceOf({ path, bytes }: { path: string; bytes: number }): Promise<Source> {
  const head = await readHead(path);
  if (head.startsWith('PK\x03\x04')) {
    const names = await inZip(path, async (zip) =>
      (await listEntries(zip, maxEntries)).map(({ fileName }) => fileName),
    );
    if (!names.includes('[Content_Types].xml')) return 'zip';
    if (!names.includes('xl/workbook.xml'))
      throw unsupportedType('Bu dosya bir Excel çalışma kitabı (.xlsx) değil.');
    if (bytes > maxWorkbookMegabytes * 1024 * 1024)
      throw tooLarge(
        `Excel dosyası çok büyük: en çok ${maxWorkbookMegabytes} MB yüklenebilir. Satırları bölün.`,
      );
    return 'xlsx';
  }
  if (head.startsWith('\xd0\xcf\x11\xe0'))
    throw refused(
      'Dosya eski biçimde (.xls) ya da parolalı. Excel’de parolasız, .xlsx olarak kaydedip yükleyin.',
    );
  if (/^(\xff\xd8\xff|\x89PNG|GIF8|RIFF|II\*|MM\0|.{4}ftyp|\s*<(\?xml|svg))/s.test(head)) return 'picture';
  throw unsupportedType('Excel dosyası (.xlsx), resim ya da resimlerin ZIP dosyasını yükleyin.');
}

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
