import type { FeedArticle } from '../../feed-article.ts';
import { claimKinds } from '#features/compliance/compliance.rules.ts';
import { labelIdsIn } from '#features/products/server/attributes.ts';
import { numberText } from '#shared/rules/written-number.ts';
import { resolveName } from '#shared/localised.ts';
import { readProducts, type OpenFeed } from './open-feed.ts';

type Column = { title: string; value: (article: FeedArticle) => string };

const number = (value: number | null | undefined) => (value == null ? '' : numberText(value));
/** Several values of one cell. */
const list = (values: readonly string[]) => values.join(' | ');

const firstColumns: readonly Column[] = [
  { title: 'code', value: ({ code }) => code },
  { title: 'model_code', value: ({ model_code: code }) => code },
  { title: 'name', value: ({ name }) => name },
  { title: 'summary', value: ({ summary }) => summary },
  { title: 'description', value: ({ description }) => description },
  {
    title: 'fallbacks',
    value: ({ fallbacks = {} }) => list(Object.entries(fallbacks).map(([text, lang]) => `${text}: ${lang}`)),
  },
  { title: 'category_path', value: ({ category_path: path }) => path.join(' > ') },
  { title: 'url', value: ({ url }) => url },
  { title: 'pictures', value: ({ pictures }) => list(pictures) },
  { title: 'size', value: ({ size }) => size ?? '' },
  { title: 'finish', value: ({ finish }) => finish ?? '' },
  { title: 'status', value: ({ ordering }) => ordering?.status ?? '' },
  { title: 'successor', value: ({ ordering }) => ordering?.successor?.code ?? '' },
  { title: 'minimum_order', value: ({ ordering }) => number(ordering?.minimum_order) },
  { title: 'pack_quantity', value: ({ ordering }) => number(ordering?.pack_quantity) },
  { title: 'carton_quantity', value: ({ ordering }) => number(ordering?.carton_quantity) },
  { title: 'length_mm', value: ({ ordering }) => number(ordering?.dimensions?.[0]) },
  { title: 'width_mm', value: ({ ordering }) => number(ordering?.dimensions?.[1]) },
  { title: 'height_mm', value: ({ ordering }) => number(ordering?.dimensions?.[2]) },
  { title: 'weight_g', value: ({ ordering }) => number(ordering?.weight) },
  { title: 'gross_weight_g', value: ({ ordering }) => number(ordering?.gross_weight) },
  { title: 'lead_time', value: ({ ordering }) => ordering?.lead_time ?? '' },
  { title: 'origin', value: ({ ordering }) => ordering?.origin?.code ?? '' },
  { title: 'hs_code', value: ({ ordering }) => ordering?.hs_code ?? '' },
  { title: 'gtin', value: ({ ordering }) => ordering?.gtin ?? '' },
  ...claimKinds.flatMap((kind): Column[] => [
    { title: kind, value: ({ claims }) => list(claims.filter(of(kind)).map(({ value }) => value)) },
    {
      title: `${kind}_until`,
      value: ({ claims }) => list(claims.filter(of(kind)).map(({ valid_until: until = '' }) => until)),
    },
  ]),
];

const of = (kind: string) => (claim: { kind: string }) => claim.kind === kind;

/** The columns of a feed: the fixed ones, then one for each attribute that its products have. */
export async function feedTable(feed: OpenFeed, batches: AsyncIterable<FeedArticle[]>) {
  const columns = [...firstColumns, ...(await attributeLabels(feed)).map(attributeColumn)];
  return { titles: columns.map(({ title }) => title), rows: rowsOf(columns, batches) };
}

async function* rowsOf(columns: readonly Column[], batches: AsyncIterable<FeedArticle[]>) {
  for await (const articles of batches)
    for (const article of articles) yield columns.map(({ value }) => value(article));
}

/** Reads the attributes of all products once before the first row, since a column stands before its values. */
export async function attributeLabels(feed: OpenFeed): Promise<string[]> {
  const used = new Set<number>();
  for await (const products of readProducts(feed))
    for (const id of labelIdsIn(products.map(({ attributes }) => attributes))) used.add(id);
  const { lang, mainLang } = feed.view.localiser;
  const names = [...feed.labels].flatMap(([id, { name }]) =>
    used.has(id) ? [resolveName(name, lang, mainLang, []).text] : [],
  );
  return [...new Set(names)].filter(Boolean);
}

/** Two labels may have the same name in the feed's language, and a product several values of one. */
const attributeColumn = (name: string): Column => ({
  title: `attribute: ${name}`,
  value: ({ attributes }) => list(attributes.filter(({ label }) => label === name).map(({ value }) => value)),
});
