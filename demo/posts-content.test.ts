import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playableId } from '#features/posts/video-link.rules.ts';
import { slugify } from '#shared/rules/slug.ts';
import { cleanIllustratedText } from '#server/texts/rich-text.ts';
import { posts } from './content/posts.ts';
import { picturePath } from './picture-files.ts';
import { pictureFiles } from './picture-uses.ts';
import { filmsDir, withPictures } from './store-posts.ts';

const all = Object.values(posts).flat();
const tags = (html: string) => html.match(/<[^>/ ]+/g) ?? [];
const mediaIds = new Map(pictureFiles().map((file, index) => [file, index + 1]));

describe('the demo posts', () => {
  it.each(all)(
    'have the same structure in both languages, and pass the cleaning: $title.tr',
    async (post) => {
      if (!post.body) return;
      const body = withPictures(post.body, mediaIds);
      expect(tags(body.tr)).toEqual(tags(body.en));
      for (const html of [body.tr, body.en]) {
        expect(await cleanIllustratedText(html)).toBe(html);
        expect(html).not.toMatch(/\n| {2}|undefined|data-media-id="0"/);
      }
    },
  );

  it.each(posts.blog)(
    'have 350 to 600 words in Turkish, as many in English, and a picture: $title.tr',
    ({ body }) => {
      const words = (html = '') => html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
      expect(words(body?.tr)).toBeGreaterThanOrEqual(350);
      expect(words(body?.tr)).toBeLessThanOrEqual(600);
      expect(words(body?.en)).toBeGreaterThan(words(body?.tr));
      expect(body?.tr).toContain('<img');
    },
  );

  it('have unique addresses and pictures that exist', () => {
    expect(new Set(all.map(({ title }) => slugify(title.tr))).size).toBe(all.length);
    expect(pictureFiles().filter((file) => !existsSync(picturePath(file)))).toEqual([]);
  });

  it('contain ten posts of the blog, one of them scheduled, with a summary that fits a search result', () => {
    expect(posts.blog).toHaveLength(10);
    expect(posts.blog.filter(({ publishedIn }) => publishedIn > 0)).toHaveLength(1);
    for (const { summary } of posts.blog)
      expect(Math.max(summary.tr.length, summary.en.length)).toBeLessThan(160);
  });

  it('contain upcoming and past fairs, and videos that the site plays', () => {
    const starts = posts.fairs.map(({ startsIn = 0 }) => startsIn > 0);
    expect([starts.filter(Boolean).length, starts.filter((isUpcoming) => !isUpcoming).length]).toEqual([
      3, 3,
    ]);
    const links = posts.videos.filter(({ film }) => film === undefined);
    expect(links.map(({ video = '' }) => playableId(video))).toEqual(['aqz-KE-bpKQ']);
    const films = posts.videos.flatMap(({ film }) => film ?? []);
    expect(films.map((film) => existsSync(join(filmsDir, film)))).toEqual([true, true]);
  });
});
