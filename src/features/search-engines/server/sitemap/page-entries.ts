import { filledCategories } from '#features/categories/filled-categories.rules.ts';
import type { PublicCategory } from '#features/categories/category.ts';
import { presentMainCategory } from '#features/categories/server/public-categories.read.ts';
import type { PublicContentItem } from '#features/contents/content.ts';
import { presentContractPage } from '#features/contracts/server/contracts.read.ts';
import type { PublicPost } from '#features/posts/post.ts';
import { playerAddress } from '#features/posts/video-link.rules.ts';
import {
  categoryOriginal,
  contractOriginal,
  textsOriginal,
} from '#features/site-api/original-language.rules.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import type { Snapshot } from '#features/site-api/server/snapshot.ts';
import type { SiteApi } from '#features/site-api/site-api.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import type { Context } from '#server/context/context.ts';
import { entriesOf, pictureAddresses, type SitemapSite } from './sitemap-site.ts';
import type { SitemapEntry, SitemapFilm } from './sitemap-xml.ts';

/** The texts that a page shows in one language. */
type PageTexts = readonly (PublicContentItem | PublicPost)[];

/** The pages that exist on every site: content pages, lists of posts, categories and contracts. */
export async function loadPageEntries(ctx: Context, site: SitemapSite): Promise<SitemapEntry[]> {
  const readers = new Map(
    [...site.snapshots].map(([lang, snapshot]) => [lang, createSiteApi(ctx, lang, snapshot)] as const),
  );
  const contents = await Promise.all(
    contentPages.map(([name, textsOf]) => contentEntries(site, readers, { name, textsOf })),
  );
  const posts = await Promise.all(
    (['fairs', 'blog'] as const).map((name) =>
      contentEntries(site, readers, { name, textsOf: async (api) => (await postList(api, name, 1)).texts }),
    ),
  );
  return [
    ...contents.flat(),
    ...posts.flat(),
    ...(await filmEntries(site, readers)),
    ...(await categoryEntries(site)),
    ...(await contractEntries(site)),
  ];
}

/** The entries of these categories and contracts, as far as the sitemap has them. */
export async function loadEntriesOf(
  site: SitemapSite,
  only: { categories: ReadonlySet<number>; contracts: ReadonlySet<number> },
): Promise<SitemapEntry[]> {
  return [
    ...(await categoryEntries(site, only.categories)),
    ...(await contractEntries(site, only.contracts)),
  ];
}

/** The content pages, with the texts that their `meta` functions read (`src/site/pages`). */
const contentPages: readonly [SitePageName, (api: SiteApi) => Promise<PageTexts>][] = [
  ['home', async (api) => (await api.homeSections()).flatMap((one) => (isOwn(one) ? one.items : []))],
  [
    'about_us',
    async (api) => [...(await headOf(api, 'about_us')), ...(await api.content('corporate')).about],
  ],
  [
    'vision_mission',
    async (api) => {
      const { vision, mission } = await api.content('corporate');
      return [...(await headOf(api, 'vision_mission')), ...vision, ...mission];
    },
  ],
  ['catalogue', async (api) => (await api.content('catalogue')).head.slice(0, 1)],
  ['contact', (api) => headOf(api, 'contact')],
];

type HomeSection = Awaited<ReturnType<SiteApi['homeSections']>>[number];
type OwnSection = Extract<HomeSection, { items: PublicContentItem[] }>;
const ownSections: readonly string[] = ['slider', 'intro', 'figures', 'banner'];
/** Whether the home page itself holds the section's items, rather than another page. */
const isOwn = (one: HomeSection): one is OwnSection => ownSections.includes(one.section);

async function headOf(api: SiteApi, page: 'about_us' | 'vision_mission' | 'contact') {
  return (await api.content('breadcrumbs'))[page].slice(0, 1);
}

type Readers = ReadonlyMap<string, SiteApi>;

async function contentEntries(
  site: SitemapSite,
  readers: Readers,
  {
    name,
    page,
    textsOf,
  }: {
    name: SitePageName;
    page?: number;
    textsOf: (api: SiteApi) => Promise<PageTexts>;
  },
  filmsIn: (lang: string, texts: PageTexts) => SitemapFilm[] = () => [],
): Promise<SitemapEntry[]> {
  const read = [...readers].map(async ([lang, api]) => [lang, await textsOf(api)] as const);
  const texts = new Map(await Promise.all(read));
  const textsIn = (lang: string) => texts.get(lang) ?? [];
  const langs = site.languages
    .map(({ abbr }) => abbr)
    .filter((lang) => textsIn(lang).every((text) => text.langs.includes(lang)));
  const address = { name, ...(page && { page }) };
  return entriesOf(
    site,
    { addressIn: () => address, langs, originalIn: (lang) => textsOriginal(textsIn(lang)) },
    (lang) => ({
      pictures: pictureAddresses(
        site,
        textsIn(lang).map((text) => ('image' in text ? text.image : text.cover)),
      ),
      films: filmsIn(lang, textsIn(lang)),
    }),
  );
}

async function postList(api: SiteApi, section: 'fairs' | 'blog' | 'videos', page: number) {
  const [posts, heads] = await Promise.all([api.posts(section, page), api.content('media')]);
  return { texts: [...heads[section].slice(0, 1), ...posts.data], last: posts.last_page };
}

/** All pages of the list of films, because each film has only the page that lists it. */
async function filmEntries(site: SitemapSite, readers: Readers): Promise<SitemapEntry[]> {
  const [first] = readers.values();
  const { last } = first ? await postList(first, 'videos', 1) : { last: 0 };
  const entries: SitemapEntry[] = [];
  for (let page = 1; page <= last; page += 1) {
    const textsOf = async (api: SiteApi) => (await postList(api, 'videos', page)).texts;
    const filmsIn = (_: string, texts: PageTexts) =>
      texts.flatMap((text) => ('video' in text && 'cover' in text ? (filmOf(site, text) ?? []) : []));
    entries.push(...(await contentEntries(site, readers, { name: 'videos', page, textsOf }, filmsIn)));
  }
  return entries;
}

/** A film with a cover that can be played; search engines refuse others. */
function filmOf(site: SitemapSite, post: PublicPost): SitemapFilm | undefined {
  const { title, summary, cover, video, published_on: publishedAt } = post;
  const [thumbnail] = pictureAddresses(site, [cover]);
  if (!thumbnail || !video || (!video.file && video.playable_id === null)) return undefined;
  const facts = { title, description: summary || title, thumbnail, publishedAt };
  if (video.file) return { ...facts, file: site.publicUrl + video.file.url };
  return { ...facts, player: playerAddress(video.playable_id ?? '').replace(/\?.*/, '') };
}

/** The categories of the menu; those without visible products are left out. */
async function categoryEntries(site: SitemapSite, only?: ReadonlySet<number>): Promise<SitemapEntry[]> {
  const main = snapshotIn(site, site.mainLang);
  const codes = site.languages.map(({ abbr }) => abbr);
  const entries: SitemapEntry[] = [];
  const tree = flatten(filledCategories(await main.publicCategories()));
  for (const { id, seo_name } of tree.filter((one) => only?.has(one.id) ?? true)) {
    const shown = new Map<string, ReturnType<typeof presentMainCategory>>();
    for (const [lang, snapshot] of site.snapshots) {
      const { localiser, categories } = await snapshot.view();
      const row = categories.byId(id);
      const pictures = await snapshot.categoryPictures();
      if (row) shown.set(lang, presentMainCategory(row, { pictures, localiser }, codes));
    }
    const own = shown.get(site.mainLang);
    const address = { name: 'products', params: { seo_name } } as const;
    entries.push(
      ...entriesOf(
        site,
        {
          addressIn: () => address,
          langs: own?.langs ?? [],
          originalIn: (lang) => categoryOriginal(shown.get(lang) ?? {}),
        },
        () => ({ pictures: pictureAddresses(site, [own?.image ?? null]) }),
      ),
    );
  }
  return entries;
}

function flatten(tree: readonly PublicCategory[]): PublicCategory[] {
  return tree.flatMap((category) => [category, ...flatten(category.sub_categories)]);
}

async function contractEntries(site: SitemapSite, only?: ReadonlySet<number>): Promise<SitemapEntry[]> {
  const langs = site.languages.map(({ abbr }) => abbr);
  const rows = await snapshotIn(site, site.mainLang).contracts();
  const entries: SitemapEntry[] = [];
  for (const row of rows.filter(({ id }) => only?.has(id) ?? true)) {
    const shown = new Map<string, ReturnType<typeof presentContractPage>>();
    for (const [lang, snapshot] of site.snapshots) {
      const { localiser } = await snapshot.view();
      shown.set(
        lang,
        presentContractPage(row, { localiser, langs, timeZone: snapshot.timeZone, addition: '' }),
      );
    }
    const addressIn = (lang: string) => ({
      name: 'contract' as const,
      params: { contract_seo_name: shown.get(lang)?.page_seo_name ?? '' },
    });
    const own = shown.get(site.mainLang);
    // What the program adds to a contract changes with the settings.
    const changedAt = row.addition ? undefined : row.updated_at;
    const originalIn = (lang: string) => contractOriginal(shown.get(lang) ?? {});
    entries.push(
      ...entriesOf(site, { addressIn, langs: own?.own_langs ?? [], originalIn, changedAt }, () => ({
        pictures: [],
      })),
    );
  }
  return entries;
}

function snapshotIn({ snapshots }: SitemapSite, lang: string): Snapshot {
  const snapshot = snapshots.get(lang);
  if (!snapshot) throw new Error('The main language is not active');
  return snapshot;
}
