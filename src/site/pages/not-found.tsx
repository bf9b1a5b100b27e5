import { buttonClass } from '#ui/button.tsx';
import { CategoryTiles } from '../components/category-tiles.tsx';
import { SentenceBanner } from '../components/page-banner.tsx';
import { SiteLink } from '../components/site-link.tsx';
import type { Load } from '../loading/load.ts';
import type { HeadTag } from '../head/head-tags.tsx';
import { usePageData } from '../routing/routing.tsx';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { routeTitles } from '../head/titles.ts';
import './message-page.css';

export const load = (async (api, { answerMissing }) => {
  answerMissing();
  return { head: (await api.content('breadcrumbs')).not_found[0] };
}) satisfies Load<unknown>;

export function headTags(site: SiteData): HeadTag[] {
  const { title, description } = routeTitles(site, 'not_found');
  return [{ title }, { name: 'description', content: description }];
}

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
