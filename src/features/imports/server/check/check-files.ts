import { claimKinds } from '#features/compliance/compliance.rules.ts';
import { maxVariantFiles } from '#features/variant-files/variant-files.ts';
import { toJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { Reader } from '#server/db/connect.ts';
import { findMediaByName, loadMediaKinds, type NamedMedium } from '#server/media/media.read.ts';
import { mergeOutdatedColumn } from '#server/texts/origin-column.ts';
import { isSameValue, type SheetFile } from '../sheet/article.ts';
import { cellAddress } from '../sheet/cells.ts';
import type { CheckedRow } from '../sheet/check-row.ts';
import { documentKey, documentTitle } from '../sheet/claim-columns.ts';
import { filesIn, filesOf, idOfName, sheetText } from '../sheet/file-columns.ts';
import type { Header } from '../sheet/header.ts';

/** The maximum number of files of a gallery. */
const maxModelFiles = 200;

type Found = { file: SheetFile } | { problem: string };
type Media = { byName: (name: string) => NamedMedium[]; byId: ReadonlyMap<number, NamedMedium> };

/** Finds the files that rows name in the library, and marks the cells whose files are not clear. */
export async function resolveFiles(
  db: Reader,
  rows: readonly CheckedRow[],
  { header, main }: { header: Header; main: string },
): Promise<void> {
  const changed = rows.flatMap((row) =>
    keys.flatMap((key) => (row.after[key] === undefined ? [] : { row, key })),
  );
  const names = changed.flatMap(({ row, key }) => filesIn(row.after[key]).map(({ name }) => name));
  if (changed.length === 0) return;
  const media = await loadMedia(db, names);
  for (const { row, key } of changed) resolveCell(row, key, { media, header, main });
}

async function loadMedia(db: Reader, names: readonly string[]): Promise<Media> {
  const ids = names.flatMap((name) => idOfName(name)?.id ?? []);
  const kinds = await loadMediaKinds(db, [...new Set(ids)]);
  const byId = [...kinds].flatMap(([id, { kind, fileName: name }]) =>
    kind === 'gone' ? [] : [[id, { id, name, kind }] as const],
  );
  return { byName: await findMediaByName(db, names), byId: new Map(byId) };
}

type Resolving = { media: Media; header: Header; main: string };

function resolveCell(row: CheckedRow, key: string, { media, header, main }: Resolving): void {
  const { title } = ruleOf(key);
  const report = (message: string) => {
    const place = header.columns.find(({ column, isFixed }) => column.key === key && !isFixed);
    const cell = cellAddress(place?.index ?? header.code, row.position);
    row.problems.push({ column: title, cell, message });
    row.result = 'problem';
  };
  const stored = filesIn(row.stored?.values[key]);
  const files = new Map<number, SheetFile>();
  for (const sent of filesIn(row.after[key])) {
    const found = findFile(sent, key, { media, stored, main });
    if ('problem' in found) {
      report(found.problem);
      return;
    }
    if (!files.has(found.file.id)) files.set(found.file.id, found.file);
  }
  const max = row.kind === 'variant' ? maxVariantFiles : maxModelFiles;
  if (files.size > max) {
    report(`En çok ${max} dosya olabilir; burada ${files.size} dosya var.`);
    return;
  }
  row.after[key] = [...files.values()];
  if (!row.stored || !isSameValue(row.before[key], row.after[key])) return;
  row.after = without(row.after, key);
  row.before = without(row.before, key);
  if (row.result === 'update' && Object.keys(row.after).length === 0) row.result = 'same';
}

const without = <Value>(values: Record<string, Value>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

function findFile(
  sent: SheetFile,
  key: string,
  { media, stored, main }: { media: Media; stored: readonly SheetFile[]; main: string },
): Found {
  const numbered = idOfName(sent.name);
  const byId = numbered && media.byId.get(numbered.id);
  // The id of another site, or one in a copied cell, must not name some other file.
  const certain = byId && sheetText(byId.name) === numbered.name ? [byId] : [];
  const known = certain.length > 0 ? certain : media.byName(sent.name);
  if (known.length === 0)
    return {
      problem: `“${sent.name}” kütüphanede yok. Önce “Görseller” ekranından yükleyin ya da adını düzeltin.`,
    };
  const { kinds, wanted } = ruleOf(key);
  const fitting = known.filter(({ kind }) => kinds.includes(kind));
  if (fitting.length === 0) return { problem: `“${sent.name}” bu sütuna yazılamaz; ${wanted}.` };
  const [only, ...others] = fitting;
  const present = stored.filter(({ id }) => fitting.some((one) => one.id === id));
  // Of files with the same name the one that the article already has is meant.
  const id = others.length === 0 ? only?.id : present.length === 1 ? present[0]?.id : undefined;
  if (id === undefined) {
    const [first, second] = fitting.map((one) => `“${sheetText(one.name)} (#${one.id})”`);
    const message = `“${sent.name}” adında ${fitting.length} dosya var; numarasıyla yazın:`;
    return { problem: `${message} ${first} ya da ${second}.` };
  }
  const name = known.find((one) => one.id === id)?.name ?? sent.name;
  return {
    file: withTexts(
      { ...sent, id, name },
      stored.find((file) => file.id === id),
      main,
    ),
  };
}

type Rule = { title: string; kinds: readonly NamedMedium['kind'][]; wanted: string };
const pictures = { kinds: ['picture'], wanted: 'burada yalnız görseller olur' } as const;
const drawings = { kinds: ['picture', 'document'], wanted: 'burada görseller ve PDF’ler olur' } as const;
const documents = { kinds: ['document', 'cad'], wanted: 'burada PDF’ler ve CAD dosyaları olur' } as const;
const proofs = { kinds: ['document'], wanted: 'burada yalnız PDF’ler olur' } as const;

/** The columns of files: the galleries, and the PDFs of claims. */
const rules = new Map<string, Rule>([
  ['files_images', { title: filesOf.files_images.title, ...pictures }],
  ['files_drawings', { title: filesOf.files_drawings.title, ...drawings }],
  ['files_documents', { title: filesOf.files_documents.title, ...documents }],
  ...claimKinds.map((kind) => [documentKey(kind), { title: documentTitle(kind), ...proofs }] as const),
]);
const keys = [...rules.keys()];

function ruleOf(key: string): Rule {
  const rule = rules.get(key);
  if (!rule) throw new Error(`${key} is no column of files`);
  return rule;
}

/** The texts that a file will have: its own, with the label of the cell in the main language. */
function withTexts(sent: SheetFile, known: SheetFile | undefined, main: string): SheetFile {
  const own = known?.label ?? '';
  const label = sent.label === undefined || sent.label === sheetText(own) ? own : sent.label;
  const before = known?.texts ?? sent.texts;
  if (label === own) return { ...sent, label, texts: before };
  const title = Object.entries({ ...readTexts(before.title), [main]: label }).filter(
    ([, text]) => text !== '',
  );
  const after = { title: toJson(Object.fromEntries(title)), alt: before.alt };
  const translated_from = mergeOutdatedColumn({ fields: ['title', 'alt'], main, before, after });
  return { ...sent, label, texts: { ...after, translated_from } };
}
