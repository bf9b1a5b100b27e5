import { z } from 'zod';
import { read } from '#panel/api/client.ts';
import { paths } from './navigation.ts';
import { chooseRecord, editPaths, type RecordKind } from './chosen-record.ts';

/** Records whose form is a page. */
const formPages: Readonly<Record<string, RecordKind>> = {
  products: 'products',
  contracts: 'contracts',
  users: 'users',
  'posts/blog': 'blog',
  'posts/fairs': 'fairs',
  'posts/videos': 'videos',
};

/** Records whose form is a drawer over a list. */
const lists: Readonly<Record<string, string>> = {
  media: paths.media,
  catalogues: paths.catalogue,
  certificates: `${paths.about}?tab=certificates`,
  'school-tours': `${paths.fairs}?tab=school-tours`,
  'transporter-types': paths.lists,
  sizes: `${paths.lists}?tab=sizes`,
  finishes: `${paths.lists}?tab=finishes`,
  'attribute-labels': `${paths.lists}?tab=attribute-labels`,
  'settings/contact-information': paths.contactInformation,
  'settings/social-media': paths.socialMedia,
  'reply-templates': `${paths.contact}?templates=1`,
};

/** The tab of each place of page contents; the other pages' banners stand with the home page. */
const places: Readonly<Record<string, string>> = {
  'home/slider': `${paths.home}?tab=slider`,
  'home/intro': `${paths.home}?tab=intro`,
  'home/figures': `${paths.home}?tab=figures`,
  'home/banner': `${paths.home}?tab=banner`,
  'media/fairs': `${paths.fairs}?tab=head`,
  'media/blog': `${paths.blog}?tab=head`,
  'media/videos': `${paths.videos}?tab=head`,
  'corporate/about': paths.about,
  'corporate/vision': paths.visionMission,
  'corporate/mission': `${paths.visionMission}?tab=mission`,
  'catalogue/head': `${paths.catalogue}?tab=head`,
  'breadcrumbs/about_us': `${paths.about}?tab=head`,
  'breadcrumbs/vision_mission': `${paths.visionMission}?tab=head`,
};
const otherBanners = `${paths.home}?tab=banners`;

/** The screen that a `recordLink` leads to. It remembers a record whose form has no id in its address. */
export async function screenOfRecord(address: string): Promise<string> {
  const { searchParams } = new URL(address, window.location.origin);
  const resource = searchParams.get('resource') ?? '';
  const id = searchParams.get('id') ?? '';
  const lang = searchParams.get('lang') ?? '';
  if (resource === 'interface-texts') return screen(paths.languages, { tab: 'texts', lang });
  if (resource === 'page-meta') return screen(paths.pageMeta, { route: id, lang });
  const kind = formPages[resource];
  if (kind) {
    chooseRecord(kind, Number(id));
    return screen(editPaths[kind], { lang });
  }
  const list = await listOf(resource, id);
  return list === undefined ? paths.notFound : screen(list, { open: id, lang });
}

const ContentPlace = z.object({ page: z.string(), section: z.string() });
const CategoryTree = z.object({ section: z.string() });

async function listOf(resource: string, id: string): Promise<string | undefined> {
  if (resource === 'contents') {
    const { page, section } = await read(ContentPlace, `/contents/${id}`);
    const place = `${page}/${section}`;
    return places[place] ?? screen(otherBanners, { page: section });
  }
  if (resource === 'categories') {
    const { section } = await read(CategoryTree, `/categories/${id}`);
    return screen(paths.categories, { tree: section === 'products' ? '' : section });
  }
  return lists[resource];
}

/** Adds the parameters that are not empty. */
function screen(path: string, params: Readonly<Record<string, string>>): string {
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(params)) if (value !== '') query.set(name, value);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
