import type { Completeness, Gap } from '#features/languages/language.ts';
import { resolveName } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { fieldTexts, readOrigins } from '#server/texts/origin-column.ts';
import { countFileGaps, selectFileGaps, type FileTextRow, type GapState } from './file-gaps.queries.ts';
import { fileKinds, type FileKind } from './file-kinds.ts';
import { findGaps } from './text-gaps.ts';
import { fieldName } from './field-names.ts';

type Langs = { lang: string; main: string };

/** Counts for each kind of file how completely the texts are translated into a language. */
export async function countFileKinds(db: Reader, langs: Langs): Promise<Completeness[]> {
  const counted: Completeness[] = [];
  for (const kind of fileKinds) {
    const { resource, called } = kind;
    counted.push({ resource, called, ...(await countFileGaps(db, kind, langs)) });
  }
  return counted;
}

/** Lists a page of the files with gaps. A gallery file also names the record that contains it. */
export async function listFileGaps(
  db: Reader,
  kind: FileKind,
  { state, ...page }: Langs & { state: GapState; limit: number; offset: number },
): Promise<Gap[]> {
  const rows = await selectFileGaps(db, kind, { state, ...page });
  return rows.map((row) => {
    const item = { id: String(row.id), name: nameOf(kind, row, page.main) };
    const texts = { texts: fieldTexts(row, kind.fields), origins: readOrigins(row) };
    const gaps = findGaps({ ...item, ...texts }, { langs: [page.lang], main: page.main });
    return {
      ...item,
      fields: (gaps[state][page.lang] ?? []).map((field) => fieldName(kind.resource, field)),
      ...(kind.owners && { record: { resource: kind.owners.resource, id: String(row.owner_id) } }),
    };
  });
}

function nameOf({ owners }: FileKind, { name }: FileTextRow, main: string): string {
  return owners ? resolveName(readTexts(name), main, main, []).text : name;
}
