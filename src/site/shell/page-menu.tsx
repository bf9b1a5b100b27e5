import { SiteLink } from '../components/site-link.tsx';
import { useTexts } from '../loading/site-data.ts';
import type { PageEntry } from '../navigation.ts';
import { MenuDetails } from './menu-details.tsx';
import './page-menu.css';

/** A group of pages as a small panel under its label. */
export function PageMenu({ label, pages }: { label: string; pages: readonly PageEntry[] }) {
  const translate = useTexts();
  return (
    <MenuDetails label={label} className="page-menu" panelClassName="page-menu-panel">
      {() => (
        <ul>
          {pages.map(({ page, text }) => (
            <li key={page}>
              <SiteLink page={page}>{translate(text)}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </MenuDetails>
  );
}
