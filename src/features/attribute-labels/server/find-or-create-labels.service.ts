import type { LocalisedText } from '#shared/localised.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { createRecord } from '#server/records/create-record.ts';
import { attributeLabelResource, updateLabel } from './attribute-labels.ts';
import { selectLabelsById, selectLabelsByKey, type AttributeLabelRow } from './attribute-labels.queries.ts';
import { labelKey } from './label-key.ts';

/** A label in a request, given by its id or by its texts. `field` is the field's name in errors. */
export type NamedLabel = { label_id?: number | undefined; label: LocalisedText; field: string };

/**
 * Returns the label ids in order. A label without a live id is found by its name in the main language, or created;
 * given texts only fill empty languages. A deleted label lends its texts.
 * @throws AppError 422 if there is no name in the main language.
 */
export async function findOrCreateLabels(
  tx: ContentTransaction,
  named: readonly NamedLabel[],
): Promise<number[]> {
  const main = await getMainLanguage(tx.db);
  const labels = await loadNamed(tx, named, main);
  const ids: number[] = [];
  for (const { label_id: id, label, field } of named) {
    const known = labels.byId(id);
    if (known?.deleted_at === null) {
      ids.push(await fillLabel(tx, labels, known, label));
      continue;
    }
    const texts = { ...(known && readTexts(known.name)), ...filled(label) };
    const key = labelKey(texts[main] ?? '');
    if (key === '') throw invalid({ [`${field}_${main}`]: [genericMessages.required] });
    const found = labels.byKey(key);
    ids.push(found ? await fillLabel(tx, labels, found, texts) : await createLabel(tx, labels, texts, key));
  }
  return ids;
}

type Labels = Awaited<ReturnType<typeof loadNamed>>;

/** Loads all named labels in two queries, because an attribute table may have hundreds of rows. */
async function loadNamed({ db }: ContentTransaction, named: readonly NamedLabel[], main: string) {
  const byId = new Map<number, AttributeLabelRow>();
  const byKey = new Map<string, AttributeLabelRow>();
  const keep = (row: AttributeLabelRow) => {
    byId.set(row.id, row);
    if (row.deleted_at === null) byKey.set(row.name_key, row);
  };
  const rows = await selectLabelsById(
    db,
    named.flatMap(({ label_id: id }) => id ?? []),
  );
  rows.forEach(keep);
  const names = [...named.map(({ label }) => label), ...rows.map(({ name }) => readTexts(name))];
  const keys = names.map((texts) => labelKey(texts[main] ?? '')).filter((key) => key && !byKey.has(key));
  (await selectLabelsByKey(db, keys)).forEach(keep);
  return {
    byId: (id: number | undefined) => (id === undefined ? undefined : byId.get(id)),
    byKey: (key: string) => byKey.get(key),
    keep,
  };
}

async function createLabel(
  tx: ContentTransaction,
  labels: Labels,
  name: LocalisedText,
  name_key: string,
): Promise<number> {
  const { row } = await createRecord(tx, attributeLabelResource, { name }, { name_key });
  labels.keep(row);
  return row.id;
}

async function fillLabel(
  tx: ContentTransaction,
  labels: Labels,
  { id, name }: AttributeLabelRow,
  sent: LocalisedText,
): Promise<number> {
  const present = readTexts(name);
  const lacking = Object.fromEntries(Object.entries(filled(sent)).filter(([lang]) => !present[lang]));
  if (Object.keys(lacking).length === 0) return id;
  const { row } = await updateLabel(tx, id, { name: lacking });
  labels.keep(row);
  return id;
}

function filled(texts: LocalisedText): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
