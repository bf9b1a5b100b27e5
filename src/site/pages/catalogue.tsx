import { PageBanner } from '../components/page-banner.tsx';
import { contentPageHead } from '../head/content-page-head.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { breadcrumbList } from '../head/things/breadcrumb-list.ts';
import type { Load } from '../loading/load.ts';
import type { HeadTag } from '../head/head-tags.tsx';
import { usePageData } from '../routing/routing.tsx';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { CatalogueShelf } from './catalogue/catalogue-shelf.tsx';

export const load = (async (api) => {
  const { head, catalogues } = await api.content('catalogue');
  return { head: head[0], catalogues };
}) satisfies Load<unknown>;
type CatalogueData = Awaited<ReturnType<typeof load>>;

export function headTags(site: SiteData, { head }: CatalogueData): HeadTag[] {
  return contentPageHead(site, 'catalogue', head ? [head] : []);
}

export default function CataloguePage() {
  const { head, catalogues } = usePageData<CatalogueData>();
  const site = useSite();
  const translate = useTexts();
  const title = translate('navbar.catalogue');
  return (
    <div>
      <StructuredData
        thing={
          import.meta.env.SSR
            ? breadcrumbList(site, translate('navbar.home'), [], head?.title ?? title)
            : null
        }
      />
      <PageBanner head={head} title={title} />
      <CatalogueShelf catalogues={catalogues} />
    </div>
  );
}
