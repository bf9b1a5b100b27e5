import { refused } from '#server/errors.ts';
import { lowerTurkish } from '#shared/turkish.ts';
import { cellText, type Cell } from './cells.ts';
import { identityColumns } from './article.ts';
import { type Column } from './columns.ts';
import type { Sheet } from './sheet.read.ts';

/** The positions of the columns in a sheet, counted from 0. */
export type Header = {
  code: number;
  modelCode: number | undefined;
  version: number | undefined;
  /** `isFixed` columns hold values for new articles, which are not in the file. */
  columns: readonly { column: Column; index: number; isFixed: boolean }[];
  /** Titles that match no column. */
  unknown: string[];
};

/** Titles are equal without regard to case and white space. */
export const foldedTitle = (title: string) => lowerTurkish(title).replace(/\s+/g, ' ').trim();

/**
 * Reads the title row. Cells from `fixedFrom` on were added by a mapping of columns.
 *
 * @throws AppError 422 if the code column is missing or a title occurs twice
 */
export function readHeader(
  cells: readonly Cell[],
  sheet: Pick<Sheet, 'columns'>,
  fixedFrom = cells.length,
): Header {
  const places = new Map<string, number>();
  const unknown: string[] = [];
  const titles = [...Object.values(identityColumns), ...sheet.columns.map(({ title }) => title)];
  const known = new Map(titles.map((title) => [foldedTitle(title), title]));
  for (const [index, cell] of cells.entries()) {
    const text = cellText(cell).trim();
    if (text === '') continue;
    const title = known.get(foldedTitle(text));
    if (title === undefined) unknown.push(text);
    else if (places.has(title)) throw refused(`“${title}” sütunu iki kez var. Birini silip tekrar yükleyin.`);
    else places.set(title, index);
  }
  const code = places.get(identityColumns.code);
  if (code === undefined)
    throw refused(
      `İlk satırda “${identityColumns.code}” sütunu yok. “Sütunları Eşle” ile hangi sütunun kod olduğunu gösterin ya da dışa aktarılan dosyanın başlıklarını kullanın.`,
    );
  return {
    code,
    modelCode: places.get(identityColumns.modelCode),
    version: places.get(identityColumns.version),
    columns: sheet.columns.flatMap((column) => {
      const index = places.get(column.title);
      return index === undefined ? [] : [{ column, index, isFixed: index >= fixedFrom }];
    }),
    unknown,
  };
}
