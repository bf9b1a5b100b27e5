import type { MediumUse } from '#shared/schema/media.ts';
import { paths } from '#panel/navigation/navigation.ts';
import { linkToRecord } from '#panel/navigation/chosen-record.ts';

const listPaths: Readonly<Record<string, string>> = {
  category: paths.categories,
  catalogue: paths.catalogue,
  certificate: paths.about,
  configuration: paths.siteSettings,
  'contact-information': paths.contactInformation,
  'social-media': paths.socialMedia,
  'transporter-type': paths.lists,
  finish: `${paths.lists}?tab=finishes`,
};

const postScreens: Readonly<Record<string, 'blog' | 'fairs' | 'videos'>> = {
  'Blog yazısı': 'blog',
  Fuar: 'fairs',
  Video: 'videos',
};

/** The link to the screen that changes the record of a use: its form, or the list that opens it. */
export function screenOfUse({ entity, entity_id: id, kind }: MediumUse) {
  if (entity === 'product') return linkToRecord('products', id);
  if (entity === 'contract') return linkToRecord('contracts', id);
  const post = entity === 'post' ? postScreens[kind] : undefined;
  if (post) return linkToRecord(post, id);
  if (entity === 'message') return { to: `${paths.contact}?type=offer&message=${id}` };
  const path = listPaths[entity];
  return path === undefined ? undefined : { to: path };
}
