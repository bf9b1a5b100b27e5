import { data } from 'react-router';
import type { MetaFunction } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { CategoryTiles } from '../components/category-tiles.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { siteDataOf, useSite, useTexts } from '../loading/site-data.ts';
import { routeTitles } from '../head/titles.ts';
import './message-page.css';

/** The page itself has status 404 (docs/product.md, "Missing things"). */
export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = routeTitles(siteDataOf(matches), 'not_found');
  return [{ title }, { name: 'description', content: description }];
};

export default function NotFoundPage() {
  const { categories } = useSite();
  const translate = useTexts();
  return (
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
  );
}
