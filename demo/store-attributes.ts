import { searchFold } from '#shared/turkish.ts';
import type { Context } from '#server/context/context.ts';
import { attributeLabel } from '#features/attribute-labels/attribute-label.ts';
import { loadAllLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { updateLabel } from '#features/attribute-labels/server/attribute-labels.ts';
import { rereadKind } from '#features/attribute-labels/server/reread.job-kind.ts';
import { rereadProducts } from '#features/products/server/reread-attributes.job.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { dequeue } from '#server/jobs/enqueue.ts';
import { partSeparator } from '#features/attribute-labels/attribute-value.rules.ts';
import { CategoryWrite } from '#features/categories/category.ts';
import { categories } from '#features/categories/server/categories.service.ts';
import type { CategoryRow } from '#features/categories/server/categories.queries.ts';
import { findRow } from '#server/db/record-rows.ts';
import { families } from './content/families.ts';
import { attributeKinds } from './content/attribute-kinds.ts';
import { label } from './content/attribute-labels.ts';
import type { DemoProduct, DemoText } from './content/demo-content.ts';
import { attributesOf } from './content/variants.ts';

/** Gives the labels of the stored products their kinds, as staff do in the panel. Labels with a kind are left alone. */
export async function storeAttributeKinds(ctx: Context, products: readonly DemoProduct[]): Promise<void> {
  const rows = products.flatMap(attributesOf);
  const stored = await loadAllLabels(ctx.db);
  await inContentTransaction(ctx, null, async (tx) => {
    for (const [key, { kind, unit }] of Object.entries(attributeKinds)) {
      const { tr } = label[key as keyof typeof label];
      const [id, found] = [...stored].find(([, { name }]) => name.tr === tr) ?? [];
      if (id === undefined || found?.kind !== 'text') continue;
      const values = rows.filter((row) => row.label.tr === tr).map(({ value }) => value);
      const choices = kind === 'choice' ? choicesOf(values) : [];
      await updateLabel(tx, id, attributeLabel.update.parse({ kind, unit, choices }));
      // All products are read again once, below, instead of once for each label.
      await dequeue(tx, rereadKind, { label_id: id });
    }
  });
  await rereadProducts(ctx);
}

/** Gives the main categories their families. Categories with a template are left alone. */
export async function storeFamilies(ctx: Context, categoryIds: ReadonlyMap<string, number>): Promise<void> {
  const stored = await loadAllLabels(ctx.db);
  const idOf = (key: keyof typeof label) =>
    [...stored].find(([, { name }]) => name.tr === label[key].tr)?.[0] ?? [];
  for (const [seoName, { labels, required, filters }] of Object.entries(families)) {
    const id = categoryIds.get(seoName);
    const row = id === undefined ? undefined : await findRow<CategoryRow>(ctx.db, 'categories', id);
    if (row?.attribute_labels !== '[]') continue;
    const fields = {
      attribute_labels: labels.flatMap(idOf),
      required_attributes: required.flatMap(idOf),
      filter_attributes: filters.flatMap(idOf),
    };
    await categories.update(ctx, null, row.id, CategoryWrite.parse(fields));
  }
}

/** The values of single sizes count too: `14 mm: Pirinç · 17 mm: Çelik` are two choices. */
function choicesOf(values: readonly DemoText[]) {
  const found = new Map<string, DemoText>();
  for (const { tr, en } of values) {
    const english = en.split(partSeparator).map(withoutSize);
    for (const [index, part] of tr.split(partSeparator).map(withoutSize).entries())
      if (!found.has(searchFold(part))) found.set(searchFold(part), { tr: part, en: english[index] ?? part });
  }
  return [...found.values()].map((name) => ({ name, also: [], color: '' }));
}

const withoutSize = (part: string) => part.replace(/^\d[^:]*: /, '').trim();
