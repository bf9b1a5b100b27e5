import type { TranslationConfirm } from '#features/languages/language.ts';
import type { Context } from '#server/context/context.ts';
import { toJson } from '#server/db/json.ts';
import { findRow, updateRow, type AnyRow } from '#server/db/record-rows.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { notFound } from '#server/errors.ts';
import { loadAllLabels, type Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { interfaceTextKind } from '#features/languages/interface-text.kind.ts';
import { pageMetaKind } from '#features/page-meta/page-meta.kind.ts';
import { confirmInterfaceText } from '#features/languages/server/page-texts.service.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { confirmPageMeta } from '#features/page-meta/server/page-metas.service.ts';
import { confirmAttributes } from '#features/products/server/attributes.ts';
import { derivedColumns } from '#features/products/server/texts.service.ts';
import { recordTables } from '#server/content/record-tables.ts';
import { confirmOutdatedColumn, fieldTexts, readOrigins } from '#server/texts/origin-column.ts';
import { confirmOrigins } from '#server/texts/translation-origins.ts';
import { selectFileTexts, updateFileOrigins } from './file-gaps.queries.ts';
import { findFileKind, type FileKind } from './file-kinds.ts';
import { translatedKinds, type TranslatedKind } from './text-items.read.ts';

/** Marks the translations of a record, a page title or an interface text as up to date. */
export async function confirmTranslations(
  ctx: Context,
  actor: Actor,
  { abbr, resource, id }: TranslationConfirm,
): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const languages = await getLanguageCodes(tx.db);
    if (!languages.all.includes(abbr)) throw notFound('Böyle bir dil yok. Sayfayı yenileyin.');
    const fileKind = findFileKind(resource);
    const confirmed = { lang: abbr, main: languages.main };
    if (resource === interfaceTextKind.resource) await confirmInterfaceText(tx, String(id), abbr);
    else if (resource === pageMetaKind.resource) await confirmPageMeta(tx, String(id), confirmed);
    else if (fileKind) await confirmFile(tx, fileKind, Number(id), confirmed);
    else {
      const labels = await loadAllLabels(tx.db);
      await confirmRecord(tx, { kind: findKind(resource), id: Number(id), languages, labels, lang: abbr });
    }
    const subject = `${resource}/${id}`;
    await tx.record({ entity: 'translation', id: subject, action: 'confirm', before: null, after: { abbr } });
  });
}

async function confirmFile(
  { db }: ContentTransaction,
  kind: FileKind,
  id: number,
  confirmed: { lang: string; main: string },
): Promise<void> {
  const row = Number.isInteger(id) ? await selectFileTexts(db, kind, id) : undefined;
  if (!row) throw notFound();
  await updateFileOrigins(db, kind, id, confirmOutdatedColumn(row, kind.fields, confirmed));
}

function findKind(resource: string): TranslatedKind {
  const kind = translatedKinds.find((one) => one.resource === resource);
  if (!kind) throw notFound('Böyle bir kayıt türü yok. Sayfayı yenileyin.');
  return kind;
}

type Confirmed = {
  kind: TranslatedKind;
  id: number;
  lang: string;
  languages: { all: string[]; main: string };
  labels: Labels;
};

/**
 * Marks a record's translations as up to date. Its version stays the same, because forms do not show this.
 */
async function confirmRecord(
  { db }: ContentTransaction,
  { kind: { table, section }, id, lang, languages, labels }: Confirmed,
): Promise<void> {
  const row = Number.isInteger(id) ? await findRow<AnyRow & { section?: string }>(db, table, id) : undefined;
  if (!row || (section !== undefined && row.section !== section)) throw notFound();
  const texts = fieldTexts(row, recordTables[table].texts);
  const translated_from = toJson(confirmOrigins(readOrigins(row), texts, { lang, main: languages.main }));
  // The cast is safe, because the table determines the type of its rows.
  const product = { ...(row as unknown as ProductRow), translated_from };
  await updateRow(db, table, id, {
    translated_from,
    ...(table === 'products' && confirmedColumns(product, { lang, languages, labels })),
  });
}

function confirmedColumns(
  product: ProductRow,
  { lang, languages, labels }: Pick<Confirmed, 'lang' | 'languages' | 'labels'>,
) {
  const attributes = confirmAttributes(product.attributes, lang);
  return { attributes, ...derivedColumns({ ...product, attributes }, { ...languages, labels }) };
}
