import type { ArticleLeaf, OrganizationLeaf } from 'schema-dts';
import type { PostPage } from '#features/posts/post.ts';
import { sitePath } from '#shared/site-pages.ts';
import type { SiteData } from '../../loading/site-data.ts';
import { companyId, imageUrls } from './thing.ts';

/** A blog post; without an author the company is the author. */
export function articleThing(
  { publicUrl, prefix, lang, configuration }: SiteData,
  post: PostPage,
): ArticleLeaf {
  const { title, summary, author, cover, fallbacks, published_at, updated_at, seo_name } = post;
  const company: OrganizationLeaf = {
    '@type': 'Organization',
    ...(publicUrl && { '@id': companyId(publicUrl), url: `${publicUrl}/` }),
    name: configuration.projectCompanyName,
  };
  const pictures = imageUrls(publicUrl, cover ? [cover] : []);
  return {
    '@type': 'Article',
    headline: title,
    ...(summary && { description: summary }),
    inLanguage: fallbacks?.body ?? lang,
    datePublished: published_at,
    // A post that was changed before its publication would seem older than itself.
    dateModified: updated_at > published_at ? updated_at : published_at,
    author: author ? { '@type': 'Person', name: author } : company,
    publisher: company,
    ...(publicUrl && {
      mainEntityOfPage: publicUrl + sitePath(prefix, 'blog_detail', { seo_name }),
      ...(pictures.length > 0 && { image: pictures }),
    }),
  };
}
