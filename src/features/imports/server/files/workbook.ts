import type { Entry, ZipFile } from 'yauzl';
import { refused } from '#server/errors.ts';
import {
  chooseSheet,
  exportedSheet,
  relationsHandler,
  sharedStringsHandler,
  stylesHandler,
  workbookHandler,
} from './workbook-parts.ts';
import { worksheetHandler, type WorksheetFacts } from './worksheet.ts';
import { parseXml, type XmlHandler } from './xml.ts';
import { allowanceOf, inflate, inZip, listEntries } from './zip-parts.ts';
import type { SheetRow } from '../sheet/cells.ts';

/** The maximum number of megabytes of an uncompressed part: the worksheet, the shared texts, or any other. */
const inflated = { worksheet: 400, sharedStrings: 64, other: 16 };
const maxEntries = 2_000;

export type WorkbookFacts = WorksheetFacts & {
  /** The name of the sheet that was read; empty if it has the name that the export uses. */
  sheet: string;
};

/**
 * Reads one worksheet of an .xlsx file. `take` gets each row, the title row first.
 *
 * @throws AppError 422 for a file that cannot be read or is too large.
 */
export function readWorkbook(
  path: string,
  { withHidden, take }: { withHidden: boolean; take: (row: SheetRow) => void },
): Promise<WorkbookFacts> {
  return inZip(path, async (zip) => {
    const entries = new Map((await listEntries(zip, maxEntries)).map((entry) => [entry.fileName, entry]));
    const parse = parserOf(zip, entries);
    const workbook = workbookHandler();
    await parse('xl/workbook.xml', workbook);
    const relations = relationsHandler();
    await parse('xl/_rels/workbook.xml.rels', relations);
    const chosen = chooseSheet(workbook.found.sheets);
    const worksheet = relations.found.get(chosen?.relation ?? '');
    if (!chosen || worksheet === undefined || !entries.has(worksheet))
      throw refused(
        'Dosyada görünür bir çalışma sayfası bulunamadı. Excel’de .xlsx olarak kaydedip tekrar yükleyin.',
      );
    const styles = stylesHandler();
    await parse('xl/styles.xml', styles);
    const sharedStrings = sharedStringsHandler();
    await parse('xl/sharedStrings.xml', sharedStrings, inflated.sharedStrings);
    const sheet = worksheetHandler(
      {
        sharedStrings: sharedStrings.found,
        isDateStyle: styles.found,
        startsIn1904: workbook.found.startsIn1904,
      },
      ({ isHidden, ...row }) => {
        if (withHidden || !isHidden) take(row);
      },
    );
    await parse(worksheet, sheet, inflated.worksheet);
    return { ...sheet.facts, sheet: chosen.name === exportedSheet ? '' : chosen.name };
  });
}

/**
 * Returns a function that parses one part of the ZIP within a size limit; it does nothing if the part is
 * missing.
 */
function parserOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
  return async (name: string, handler: XmlHandler, megabytes = inflated.other) => {
    const entry = entries.get(name);
    if (entry) await parseXml(inflate(zip, entry, allowanceOf(megabytes)), handler);
  };
}
