import type { Readable } from 'node:stream';
import type { FeedArticle } from '#features/data-feeds/feed-article.ts';
import { attributeLabels } from '#features/data-feeds/server/answer/feed-csv.ts';
import type { OpenFeed } from '#features/data-feeds/server/answer/open-feed.ts';
import { readArticles } from '#features/data-feeds/server/answer/read-articles.ts';
import { numberFormats, workbookStream } from '#features/imports/server/export/send-sheet.ts';
import type { Cell } from '#features/imports/server/sheet/cells.ts';
import type { KitWord, KitWords } from '../kit-words.ts';

type Column = {
  title: KitWord;
  width: number;
  isNumber?: true;
  value: (article: FeedArticle) => string | number | null | undefined;
};

const columns: readonly Column[] = [
  { title: 'column_code', width: 18, value: ({ code }) => code },
  { title: 'column_model', width: 18, value: ({ model_code: code }) => code },
  { title: 'column_name', width: 32, value: ({ name }) => name },
  { title: 'column_summary', width: 40, value: ({ summary }) => summary },
  { title: 'column_category', width: 28, value: ({ category_path: path }) => path.join(' › ') },
  { title: 'column_size', width: 14, value: ({ size }) => size },
  { title: 'column_finish', width: 18, value: ({ finish }) => finish },
  { title: 'column_weight', width: 12, isNumber: true, value: ({ ordering }) => ordering?.weight },
  { title: 'column_pack', width: 12, isNumber: true, value: ({ ordering }) => ordering?.pack_quantity },
  { title: 'column_minimum', width: 14, isNumber: true, value: ({ ordering }) => ordering?.minimum_order },
  { title: 'column_gtin', width: 16, value: ({ ordering }) => ordering?.gtin },
];

/** The articles of a kit as a workbook: a row for each variant, or for a product without variants. */
export async function kitListStream(feed: OpenFeed, words: KitWords): Promise<Readable> {
  const labels = await attributeLabels(feed);
  const textColumn = (header: string, width: number) => ({ header, width, numFmt: numberFormats.text });
  return workbookStream({
    tab: words('products').slice(0, 31),
    columns: [
      ...columns.map(({ title, width, isNumber }) => ({
        ...textColumn(words(title), width),
        numFmt: numberFormats[isNumber ? 'number' : 'text'],
      })),
      ...labels.map((label) => textColumn(label, 20)),
      textColumn(words('column_page'), 44),
    ],
    rows: rowsOf(feed, labels),
  });
}

async function* rowsOf(feed: OpenFeed, labels: readonly string[]): AsyncGenerator<Cell[]> {
  for await (const articles of readArticles(feed))
    for (const article of articles) {
      const cells = columns.map(({ value }) => value(article) ?? null);
      yield [...cells, ...labels.map((label) => attributeText(article, label)), article.url];
    }
}

const attributeText = ({ attributes }: FeedArticle, name: string) =>
  attributes
    .filter(({ label }) => label === name)
    .map(({ value }) => value)
    .join(', ');
