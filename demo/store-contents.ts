import { content as schemas } from '#features/contents/content.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { contents as contentCalls, listContents } from '#features/contents/server/contents.ts';
import { contents, type DemoContent } from './content/contents.ts';
import { isExampleCompany } from './store-company-records.ts';

/** Creates missing contents of pages, unless the company has another name. */
export async function storeContents(ctx: Context, mediaIds: ReadonlyMap<string, number>): Promise<void> {
  if (!(await isExampleCompany(ctx))) return;
  const stored = schemas.list.parse(await listContents(ctx, { page: undefined, section: undefined }));
  const keys = new Set(stored.map(({ page, section, title_tr: title }) => `${page}/${section}/${title}`));
  // The last one is created first, because a new record goes to the top of its section.
  for (const item of contents.toReversed())
    if (!keys.has(`${item.page}/${item.section}/${item.title.tr}`))
      await contentCalls.create(ctx, null, schemas.create.parse(wireFields(item, mediaIds)));
}

function wireFields(item: DemoContent, mediaIds: ReadonlyMap<string, number>): object {
  const { page, section, title, subtitle, body, link_text: linkText, picture, link } = item;
  return {
    page,
    section,
    ...flattenText('title', title),
    ...(subtitle && flattenText('subtitle', subtitle)),
    ...(body && flattenText('body', body)),
    ...(linkText && flattenText('link_text', linkText)),
    ...(picture !== undefined && { image_id: mediaIds.get(picture) }),
    ...(link !== undefined && { link }),
  };
}
