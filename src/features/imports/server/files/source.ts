import { refused, tooLarge, unsupportedType } from '#server/errors.ts';
import { readFileHead } from '#server/ports/file-head.ts';
import { inZip, listEntries } from './zip-parts.ts';

export type Source = 'xlsx' | 'csv' | 'zip' | 'picture';

/** The maximum number of entries of an archive. */
const maxEntries = 20_000;
export const maxSheetMegabytes = 50;

/**
 * Detects the kind of an uploaded file by its content, because its name may be wrong.
 *
 * @throws AppError 413, 415 or 422
 */
export async function sourceOf({ path, bytes }: { path: string; bytes: number }): Promise<Source> {
  const source = await findSource(path);
  const isSheet = source === 'xlsx' || source === 'csv';
  if (isSheet && bytes > maxSheetMegabytes * 1024 * 1024)
    throw tooLarge(`Dosya çok büyük: bir tablo en çok ${maxSheetMegabytes} MB olabilir. Satırları bölün.`);
  return source;
}

async function findSource(path: string): Promise<Source> {
  const head = (await readFileHead(path, 64)).toString('latin1');
  if (head.startsWith('PK\x03\x04')) return sourceOfZip(path);
  if (head.startsWith('\xd0\xcf\x11\xe0'))
    throw refused(
      'Dosya eski biçimde (.xls) ya da parolalı. Excel’de parolasız, .xlsx olarak kaydedip yükleyin.',
    );
  if (/^(\xff\xd8\xff|\x89PNG|GIF8|RIFF|II\*|MM\0|.{4}ftyp|\s*<(\?xml|svg))/s.test(head)) return 'picture';
  const { findCsvForm } = await import('./csv.ts');
  if (await findCsvForm(path)) return 'csv';
  throw unsupportedType(
    'Excel dosyası (.xlsx), ilk satırında sütun başlıkları olan bir CSV dosyası, resim ya da resimlerin ZIP dosyasını yükleyin.',
  );
}

async function sourceOfZip(path: string): Promise<Source> {
  const names = await inZip(path, async (zip) =>
    (await listEntries(zip, maxEntries)).map(({ fileName }) => fileName),
  );
  if (names.includes('mimetype') && names.includes('content.xml'))
    throw unsupportedType(
      'Bu bir OpenDocument tablosu (.ods). LibreOffice’te “Farklı Kaydet” ile .xlsx ya da CSV yapıp yükleyin.',
    );
  if (names.includes('Index/Document.iwa'))
    throw unsupportedType('Bu bir Numbers tablosu. Numbers’ta .xlsx ya da CSV olarak dışa aktarıp yükleyin.');
  if (!names.includes('[Content_Types].xml')) return 'zip';
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  throw unsupportedType('Bu dosya bir Excel çalışma kitabı (.xlsx) değil.');
}
