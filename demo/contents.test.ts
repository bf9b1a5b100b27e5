import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content as schemas, placeKind } from '#features/contents/content.ts';
import { cleanRichText } from '#server/texts/rich-text.ts';
import { contents } from './content/contents.ts';
import { finishes } from './content/finishes.ts';
import { picturePath } from './picture-files.ts';

describe('the demo content of the pages', () => {
  it.each(contents)('belongs to an existing section and has its picture: “$title.tr”', (item) => {
    const kind = placeKind(item.page, item.section);
    expect(kind).toBeDefined();
    const siblings = contents.filter(({ page, section }) => page === item.page && section === item.section);
    if (kind === 'one') expect(siblings).toHaveLength(1);
    if (item.picture) expect(existsSync(picturePath(item.picture))).toBe(true);
    expect(schemas.update.safeParse({ link: item.link ?? '' }).success).toBe(true);
    expect(item.link === undefined).toBe(item.link_text === undefined);
  });

  it('counts the finishes as the list of finishes does', () => {
    const figure = contents.find(({ subtitle }) => subtitle?.en.startsWith('finishes'));
    expect(figure?.title.en).toBe(String(Object.keys(finishes).length));
  });

  it('consists of clean rich texts with the same structure in both languages', async () => {
    const tags = (html: string) => html.match(/<[^>]+>/g);
    for (const { body } of contents) {
      if (!body) continue;
      for (const html of [body.tr, body.en]) expect(await cleanRichText(html)).toBe(html);
      expect(tags(body.tr)).toEqual(tags(body.en));
    }
  });
});
