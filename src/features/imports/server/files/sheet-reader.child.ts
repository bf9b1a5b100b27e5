/** The child process of `sheet-reader.process.ts`: reads one uploaded sheet and ends. */
import { AppError } from '#server/errors.ts';
import { endWithParent, lowerPriority } from '#server/ports/child-process.ts';
import { readCsv } from './csv.ts';
import { openSpool } from './row-spool.ts';
import type { ReaderAnswer, SheetFacts } from './sheet-reader.process.ts';
import { readWorkbook } from './workbook.ts';

const [, , path = '', spoolPath = '', kind = '', hidden = ''] = process.argv;

lowerPriority();
endWithParent();
process.send?.(await answer(), () => process.exit());

async function answer(): Promise<ReaderAnswer> {
  try {
    const spool = openSpool(spoolPath);
    const facts = await read(spool.add);
    return { ...facts, rows: spool.end() };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function read(take: Parameters<typeof readCsv>[1]): Promise<Omit<SheetFacts, 'rows'>> {
  if (kind === 'xlsx') return readWorkbook(path, { withHidden: hidden === 'with-hidden', take });
  await readCsv(path, take);
  return { hiddenRows: 0, merged: [], sheet: '' };
}
