import type { GalleryType } from '#features/galleries/gallery.ts';
import type { FieldValue, SheetFile } from './article.ts';
import { cellText } from './cells.ts';
import type { Column } from './columns.ts';

/** The columns of files, with the gallery that each one holds. */
export const filesOf = {
  files_images: { gallery: 'images', title: 'Görseller' },
  files_drawings: { gallery: 'drawings', title: 'Teknik çizimler' },
  files_documents: { gallery: 'documents', title: 'Belgeler' },
} as const satisfies Record<string, { gallery: GalleryType; title: string }>;
export type FilesKey = keyof typeof filesOf;
export const filesKeys = Object.keys(filesOf) as readonly FilesKey[];

export const filesIn = (value: FieldValue | undefined) => (value ?? []) as readonly SheetFile[];

const labelLength = 200;
/** The most characters that a cell of a workbook holds. */
const maxCell = 32_767;

/**
 * A column for each gallery, of models and of variants. Files are named as in the library, in their order; drawings and
 * documents may have a label: `olcu.pdf | Ölçü çizimi; test.pdf`.
 */
export function fileColumns(): Column[] {
  return filesKeys.map((key) => {
    const { title } = filesOf[key];
    return {
      key,
      title,
      kinds: ['model', 'variant'],
      width: 30,
      format: 'text',
      cell: (value) => {
        const text = filesIn(value).map(fileText).join('; ');
        if (text.length > maxCell) return '(Dosya adları hücreye sığmıyor; panelde düzenleyin)';
        return text || null;
      },
      read: (cell) => {
        const files = cellText(cell).split(';').flatMap(readFile);
        if (key === 'files_images' && files.some(({ label }) => label !== undefined))
          return { problem: 'Görsellerin etiketi olmaz; “|” işaretini ve sonrasını silin.' };
        const long = files.find(({ label = '' }) => label.length > labelLength);
        if (long) return { problem: `Etiket en çok ${labelLength} karakter olabilir: “${long.name}”.` };
        return { value: files };
      },
      emptied: [],
    };
  });
}

const fileText = ({ name, label }: SheetFile) => (label ? `${name} | ${sheetText(label)}` : name);

/** Signs that separate files and labels cannot be part of a text. */
export const sheetText = (text: string) => text.replace(/[;|]/g, ',').replace(/\s+/g, ' ').trim();

/** The name of a file in the sheet; the id stands behind one that would not be read as it is. */
export function fileNameInSheet({ id, name }: { id: number; name: string }, isUnique: boolean): string {
  const shown = sheetText(name);
  return isUnique && shown === name && idOfName(name) === undefined ? name : `${shown} (#${id})`;
}

/** The id at the end of a name such as `foto.jpg (#12)`. */
export function idOfName(name: string): { id: number; name: string } | undefined {
  const [, rest = '', id] = /^(.*?) ?\(#(\d{1,9})\)$/.exec(name) ?? [];
  return id === undefined ? undefined : { id: Number(id), name: rest };
}

/** A file without a label that the check finds by this name. */
export const fileNamed = (name: string): SheetFile => ({
  id: 0,
  name: name.replace(/\s+/g, ' ').trim(),
  label: '',
  texts: noTexts,
});

const noTexts = { title: '{}', alt: '{}', translated_from: '{}' };

function readFile(text: string): SheetFile[] {
  const [name = '', ...label] = text.split('|').map((part) => part.replace(/\s+/g, ' ').trim());
  if (name === '') return [];
  return [{ id: 0, name, ...(label.length > 0 && { label: label.join(',') }), texts: noTexts }];
}
