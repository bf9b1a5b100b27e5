import type { PublicLanguage } from '#features/languages/language.ts';
import { getPublicConfiguration } from '#features/configuration/server/configuration.read.ts';
import { getPageMetas } from '#features/page-meta/server/page-metas.read.ts';
import { visiblePosts } from '#features/posts/server/visible-posts.ts';
import { textsOriginal } from '#features/site-api/original-language.rules.ts';
import { languagePrefix, pagePath } from '#features/site-api/page-addresses.rules.ts';
import { createSnapshot } from '#features/site-api/server/snapshot.ts';
import type { Context } from '#server/context/context.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';

/** A feed has at most this many posts, the newest ones, without those that only repeat another language's texts. */
const most = 30;

/** The Atom feed (RFC 4287) of the blog in one language. */
export async function loadFeed(ctx: Context, language: PublicLanguage): Promise<string> {
  const { abbr: lang } = language;
  const { db, config } = ctx;
  const { publicUrl } = config;
  const snapshot = createSnapshot(ctx, lang);
  const { localiser } = await snapshot.view();
  const codes = await snapshot.languageCodes();
  const { projectCompanyName: company } = await getPublicConfiguration(db);
  const meta = (await getPageMetas(db, lang, await snapshot.mainLang())).blog;
  const address = (page: Parameters<typeof pagePath>[1]) =>
    publicUrl + pagePath(languagePrefix(language), page);
  const self = `${publicUrl}${languagePrefix(language)}/feed.xml`;
  const rows = await visiblePosts(db, 'blog', snapshot.now)
    .select(['id', 'seo_name', 'title', 'summary', 'body', 'author', 'published_at', 'updated_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const entries = rows.flatMap((row) => {
    const texts = localiser.read({ title: row.title, summary: row.summary, body: row.body });
    if (codes.includes(textsOriginal([texts]) ?? '')) return [];
    const { seo_name, author, published_at: published } = row;
    const updated = row.updated_at > published ? row.updated_at : published;
    const link = address({ name: 'blog_detail', params: { seo_name } });
    // The id stays when the address of the post changes.
    const id = `tag:${new URL(publicUrl).hostname},${published.slice(0, 4)}:post-${row.id}-${lang}`;
    return {
      updated,
      xml: [
        `<entry>${element('title', texts.title)}${element('id', id)}`,
        `<link rel="alternate" type="text/html" href="${escapeHtml(link)}"/>`,
        `${element('published', published)}${element('updated', updated)}`,
        author ? `<author>${element('name', author)}</author>` : '',
        texts.summary ? element('summary', texts.summary) : '',
        '</entry>\n',
      ].join(''),
    };
  });
  const updated =
    entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? snapshot.now;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">\n`,
    `${element('title', meta?.title || company)}\n${element('id', self)}\n${element('updated', updated)}\n`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>\n`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(address({ name: 'blog' }))}"/>\n`,
    `<author>${element('name', company)}</author>\n`,
    ...entries.map(({ xml }) => xml),
    '</feed>\n',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
