import { expect, it } from 'vitest';
import type { PublicPost } from '#features/posts/post.ts';
import type { SiteData } from '../../loading/site-data.ts';
import { hasPlayer, postListHead } from './post-list.ts';

const site = {
  publicUrl: 'https://ornek.example',
  prefix: '',
  lang: 'tr',
  languages: [
    { abbr: 'tr', lang: 'Türkçe', is_main: true },
    { abbr: 'en', lang: 'English', is_main: false },
  ],
  configuration: { projectCompanyName: 'Örnek', sharePicture: null },
  pageMetas: {},
} as unknown as SiteData;

const whole = { langs: ['tr', 'en'], cover: null } as unknown as PublicPost;
const half = { ...whole, langs: ['tr'] };

function tags(data: readonly PublicPost[], page = 1) {
  const posts = { data: [...data], current_page: page, last_page: 2, per_page: 12, total: 13 };
  return JSON.stringify(postListHead(site, 'blog', { posts, head: undefined }));
}

it('a list has the languages in which none of its posts shows a fallback', () => {
  expect(tags([whole, whole])).toContain('hrefLang');
  expect(tags([whole, half])).not.toContain('hrefLang');
});

it('a page past the end is not for search engines', () => {
  expect(tags([whole], 2)).not.toContain('noindex');
  expect(tags([whole], 2)).toContain('https://ornek.example/blog?page=2');
  expect(tags([], 3)).toContain('noindex, follow');
  expect(tags([], 3)).not.toContain('hrefLang');
});

it('a post shows the player for its own video or one in its text, not for a link or a file', () => {
  const video = { link: 'https://a.example', playable_id: null, file: null };
  expect(hasPlayer({ body: '', video: null })).toBe(false);
  expect(hasPlayer({ body: '', video })).toBe(false);
  expect(hasPlayer({ body: '', video: { ...video, playable_id: 'aqz-KE-bpKQ' } })).toBe(true);
  expect(hasPlayer({ body: '<p></p><figure data-video="aqz"><a></a></figure>', video: null })).toBe(true);
  expect(hasPlayer({ body: '<p>&lt;figure data-video="aqz"&gt;</p>', video: null })).toBe(false);
});
