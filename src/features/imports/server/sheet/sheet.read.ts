import { resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRows, type AnyRow } from '#server/db/record-rows.ts';
import { loadProductCategories } from '#features/categories/server/categories.read.ts';
import { loadAllLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { buildTree, pathTo } from '#features/categories/server/category-tree.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { choicesOf, type Choices } from './choices.ts';
import { makeColumns, type Column } from './columns.ts';
import { sheetDates } from './sheet-dates.ts';

/**
 * The columns that the sheet has now, and the languages of the site. The columns depend on the languages and
 * the managed lists.
 */
export type Sheet = { columns: readonly Column[]; languages: { all: readonly string[]; main: string } };

/** `labelIds` limits the columns of attributes, for an export; every label has one otherwise. */
export async function loadSheet(
  { config }: Pick<Context, 'config'>,
  db: Reader,
  labelIds?: ReadonlySet<number>,
): Promise<Sheet> {
  const labels = await loadAllLabels(db);
  const languages = await getLanguageCodes(db);
  const { main } = languages;
  const columns = makeColumns({
    languages,
    categories: await loadCategoryPaths(db, main),
    transporterTypes: await loadNames(db, 'transporter_types', main),
    sizes: await loadNames(db, 'sizes', main),
    finishes: await loadNames(db, 'finishes', main),
    dates: sheetDates(config.timeZone),
    labels: new Map([...labels].filter(([id]) => labelIds?.has(id) ?? true)),
  });
  return { columns, languages };
}

/** The categories as paths, like `Aksesuar > Tokalar`. */
async function loadCategoryPaths(db: Reader, main: string): Promise<Choices> {
  const rows = await loadProductCategories(db);
  const tree = buildTree(rows);
  const nameOf = (name: string) => resolveName(readTexts(name), main, main, []).text;
  return choicesOf(
    rows.map(({ id }) => ({
      id,
      label: pathTo(tree, id)
        .map(({ name }) => nameOf(name))
        .join(' > '),
    })),
  );
}

async function loadNames(
  db: Reader,
  table: 'transporter_types' | 'sizes' | 'finishes',
  main: string,
): Promise<Choices> {
  const rows = await selectRows<AnyRow & { name: string; key: string }>(db, table);
  return choicesOf(
    rows.map(({ id, name, key }) => ({
      id,
      // Semicolons separate several choices in a cell, so labels must not contain any.
      label: resolveName(readTexts(name), main, main, []).text.replaceAll(';', ',') || key,
    })),
  );
}
