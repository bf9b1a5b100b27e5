import type { PostPage } from '#features/posts/post.ts';
import { previewFile } from '#shared/picture-files.ts';
import { sitePath } from '#shared/site-pages.ts';
import { absoluteUrl } from '../../head/page-head.ts';
import type { Thing } from '../../head/structured-data.tsx';
import type { SiteData } from '../../loading/site-data.ts';

/** A blog post for search engines; without an author the company is the author. */
export function articleThing({ publicUrl, prefix, lang, configuration }: SiteData, post: PostPage): Thing {
  const { title, summary, author, cover, fallbacks, published_on, updated_on, seo_name } = post;
  const company = { '@type': 'Organization', name: configuration.projectCompanyName };
  const image = cover && previewFile(cover);
  return {
    '@type': 'Article',
    headline: title,
    ...(summary && { description: summary }),
    inLanguage: fallbacks?.body ?? lang,
    datePublished: published_on,
    dateModified: updated_on,
    author: author ? { '@type': 'Person', name: author } : company,
    publisher: company,
    ...(publicUrl && {
      mainEntityOfPage: publicUrl + sitePath(prefix, 'blog_detail', { seo_name }),
      ...(image && { image: absoluteUrl(publicUrl, image.url) }),
    }),
  };
}
