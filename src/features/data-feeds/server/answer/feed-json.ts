import type { FeedArticle } from '../../feed-article.ts';

/** The text of `FeedAnswer`, piece by piece. */
export async function* feedJson(
  language: string,
  batches: AsyncIterable<FeedArticle[]>,
): AsyncGenerator<string> {
  yield `{"language":${JSON.stringify(language)},"articles":[`;
  let isFirst = true;
  for await (const articles of batches) {
    yield (isFirst ? '\n' : ',\n') + articles.map((article) => JSON.stringify(article)).join(',\n');
    isFirst = false;
  }
  yield '\n]}\n';
}
