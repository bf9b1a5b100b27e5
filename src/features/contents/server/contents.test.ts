import { dayMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import type { ContentItem, PublicContentItem } from '../content.ts';
import type { SiteContent } from '#features/site-api/site-content.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';
import { recordContract } from '#test/record-contract.ts';

await recordContract(await openTestApp(), {
  url: 'contents',
  mainText: 'title',
  list: { page: 'home', section: 'slider', place: 'home/slider' },
});

const app = await openTestApp();
const editor = await app.signIn('editor');
type Written = { data: ContentItem } & Pick<Failure, 'errors'>;
const create = (body: object) =>
  app.call<Written>(
    'POST',
    '/api/admin/contents',
    { page: 'home', section: 'figures', title_tr: 'Ad', ...body },
    editor,
  );
const managed = async (query: string) =>
  (await app.call<ContentItem[]>('GET', `/api/admin/contents${query}`, undefined, editor)).body;
const shown = async (page: string, lang = 'tr') =>
  (await app.call<Record<string, PublicContentItem[]>>('GET', `/api/pages/content?page=${page}&lang=${lang}`))
    .body;
const titles = (items: readonly { title: string }[] = []) => items.map(({ title }) => title);

describe('content items', () => {
  it.each([
    ['a page that does not exist', { page: 'yok' }, 'page'],
    ['a section that does not exist', { section: 'yok' }, 'section'],
    ['a section of another page', { page: 'corporate', section: 'slider' }, 'section'],
    ['a link that runs script', { link: 'javascript:alert(1)' }, 'link'],
    ['a link that hides another site', { link: '//evil.example' }, 'link'],
    ['a video that is no address', { video: 'video' }, 'video'],
    [
      'an end before the start',
      { starts_at: '2030-01-02T00:00:00Z', ends_at: '2030-01-01T00:00:00Z' },
      'ends_at',
    ],
    ['a picture that does not exist', { image_id: 99999 }, 'image_id'],
  ])('refuse %s', async (_, body, field) => {
    const answer = await create(body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('take addresses of this site and of others, and store no script in a text', async () => {
    const { body } = await create({
      link: '/katalog',
      body_tr: '<h2 onclick="x()">A</h2><script>x()</script>',
    });
    expect(body.data).toMatchObject({ link: '/katalog', body_tr: '<h2>A</h2>' });
    expect((await create({ link: 'https://example.com/a' })).status).toBe(201);
  });

  it('exist once in a section that holds one item', async () => {
    const place = { page: 'corporate', section: 'vision' };
    expect((await create(place)).status).toBe(201);
    const second = await create(place);
    expect([second.status, Object.keys(second.body.errors ?? {})]).toEqual([422, ['section']]);
    const [only] = await managed('?page=corporate&section=vision');
    const url = `/api/admin/contents/${only?.id}`;
    expect((await app.call('PUT', url, { title_tr: 'Vizyon' }, editor)).status).toBe(200);
  });

  it('are listed by page and section', async () => {
    await create({ page: 'media', section: 'blog', title_tr: 'Blog' });
    expect(
      titles((await managed('?page=media&section=blog')).map((row) => ({ title: row.title_tr ?? '' }))),
    ).toEqual(['Blog']);
    const pages = new Set((await managed('?page=media')).map(({ page }) => page));
    expect([...pages]).toEqual(['media']);
    expect((await managed('')).length).toBeGreaterThan(1);
  });
});

describe('content for visitors', () => {
  it('contains all pages with their sections; an unknown page is not found', async () => {
    const { body } = await app.call<SiteContent>('GET', '/api/pages/content?lang=tr');
    expect(Object.keys(body)).toEqual(['breadcrumbs', 'home', 'media', 'corporate', 'catalogue']);
    expect(Object.keys(await shown('corporate'))).toEqual(['about', 'vision', 'mission', 'certificates']);
    for (const page of ['yok', 'toString'])
      expect((await app.call('GET', `/api/pages/content?page=${page}`)).status).toBe(404);
  });

  it('shows active items in their order, with a mark on texts of another language', async () => {
    const picture = await buildMedium(app.ctx);
    const about = { page: 'corporate', section: 'about' };
    await create({ ...about, title_tr: 'Son', title_en: 'Last', subtitle_tr: 'Alt' });
    await create({ ...about, title_tr: 'Taslak', is_active: '0' });
    await create({ ...about, title_tr: 'İlk', image_id: picture.id });
    const items = (await shown('corporate', 'en')).about ?? [];
    expect(titles(items)).toEqual(['İlk', 'Last']);
    expect(items[0]).toMatchObject({
      fallbacks: { title: 'tr' },
      langs: ['tr'],
      image: { media_id: picture.id },
    });
    expect(items[1]).toMatchObject({ subtitle: 'Alt', fallbacks: { subtitle: 'tr' } });
  });

  it('begins and ends on time, in the page cache too', async () => {
    const at = (days: number) => new Date(app.clock.now().getTime() + days * dayMs + 1000).toISOString();
    await create({ section: 'slider', title_tr: 'Hep' });
    await create({ section: 'slider', title_tr: 'Yarından', starts_at: at(1) });
    await create({ section: 'slider', title_tr: 'Yarına dek', ends_at: at(1) });
    await create({ section: 'slider', title_tr: 'Üç gün', starts_at: at(1), ends_at: at(3) });
    const slides = async () => titles((await shown('home')).slider);
    expect(await slides()).toEqual(['Yarına dek', 'Hep']);
    app.clock.advance(dayMs + 999);
    expect(await slides()).toEqual(['Yarına dek', 'Hep']);
    app.clock.advance(1);
    expect(await slides()).toEqual(['Üç gün', 'Yarından', 'Hep']);
    app.clock.advance(2 * dayMs);
    expect(await slides()).toEqual(['Yarından', 'Hep']);
  });
});
