import { maxImportPictures } from '../import.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { formatNumber } from '#panel/format/format.ts';

type Named = Pick<File, 'name' | 'type'>;

const isSheetOrZip = ({ name }: Named) => /\.(xlsx|csv|zip)$/i.test(name);
const isOtherSheet = ({ name }: Named) => /\.(xls|xlsm|xlsb|ods|numbers)$/i.test(name);

export const arePictures = (files: readonly Named[]) => files.every(({ type }) => type.startsWith('image/'));

/**
 * Returns why these files cannot be imported together. The server checks the same, but only after the upload.
 */
export function uploadProblem(files: readonly Named[]): RequestRefused | undefined {
  const other = files.find((file) => !isSheetOrZip(file) && !arePictures([file]));
  if (other && isOtherSheet(other))
    return refused(
      `“${other.name}” okunamaz. Tabloyu kendi programında .xlsx olarak kaydedip yeniden ekleyin.`,
    );
  if (other) return refused(`“${other.name}” bir Excel ya da CSV dosyası, ZIP ya da görsel değil.`);
  if (files.length > 1 && !arePictures(files))
    return refused(
      'Excel ya da CSV dosyası ve ZIP tek başına eklenir; birlikte yalnız görseller eklenebilir.',
    );
  if (files.length > maxImportPictures)
    return refused(
      `Tek seferde en çok ${formatNumber(maxImportPictures)} görsel eklenebilir. Daha çoğunu ZIP olarak ekleyin.`,
    );
  return undefined;
}

const refused = (text: string) => new RequestRefused(415, text);
