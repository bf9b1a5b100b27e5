import { data } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { CategoryTiles } from '../components/category-tiles.tsx';
import { SentenceBanner } from '../components/page-banner.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { createBrowserLoader, createServerLoader, usePageData, type Load } from '../loading/load.ts';
import { siteDataOf, useSite, useTexts } from '../loading/site-data.ts';
import { routeTitles } from '../head/titles.ts';
import './message-page.css';

const load = (async (api) => ({
  head: (await api.content('breadcrumbs')).not_found[0],
})) satisfies Load<unknown>;
const loadOnServer = createServerLoader(load);

/** The page itself has status 404 (docs/product.md, "Missing things"). */
export const loader = async (args: LoaderFunctionArgs) => data(await loadOnServer(args), { status: 404 });
export const clientLoader = createBrowserLoader(load);

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = routeTitles(siteDataOf(matches), 'not_found');
  return [{ title }, { name: 'description', content: description }];
};

export default function NotFoundPage() {
  const { head } = usePageData<Awaited<ReturnType<typeof load>>>();
  const { categories } = useSite();
  const translate = useTexts();
  return (
    <>
      <SentenceBanner head={head} />
      <div className="with-category-tiles message-page container">
        <div className="message">
          <p className="message-code" aria-hidden>
            404
          </p>
          <h1>{translate('not_found.title')}</h1>
          <p>{translate('not_found.text')}</p>
          <SiteLink page="home" className={buttonClass()}>
            {translate('not_found.button')}
          </SiteLink>
        </div>
        <CategoryTiles categories={categories} />
      </div>
    </>
  );
}
