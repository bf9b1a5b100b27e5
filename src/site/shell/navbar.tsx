import { useEffect, useRef, type ReactNode } from 'react';
import { shownEntries, type NavigationEntry, type PageEntry } from '../navigation.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { SiteLink } from '../components/site-link.tsx';
import { OfferButton } from '../offer/offer-button.tsx';
import { CollectionMenu } from './collection-menu.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileDrawer } from './mobile-drawer.tsx';
import { SearchToggle, useSearchBar } from './search-toggle.tsx';
import { SocialLinks } from './social-links.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import { MenuDetails } from './menu-details.tsx';
import './page-menu.css';
import './navbar.css';

/** Scroll position from which the navbar is sticky, in pixels (docs/product.md, "Navigation"). */
const stickyAfter = 50;

/** The bar at the top: transparent over a hero picture, solid once the page is scrolled. */
export function Navbar() {
  const translate = useTexts();
  const { categories } = useSite();
  const { bar, open } = useSearchBar();
  const isSearching = bar !== null;
  const toggle = useRef<HTMLAnchorElement>(null);
  const hadBar = useRef(false);
  // The search bar replaced the toggle, so the focus returns to it when the bar closes.
  useEffect(() => {
    if (hadBar.current && !isSearching) toggle.current?.focus({ preventScroll: true });
    hadBar.current = isSearching;
  }, [isSearching]);
  if (bar) return <Bar>{bar}</Bar>;
  return (
    <Bar>
      <div className="navbar-inner container">
        <Brand />
        <div className="navbar-end">
          <nav className="navbar-menu" aria-label={translate('navbar.main_menu')}>
            <ul>
              {shownEntries(categories).map((entry) => (
                <li key={entry.text}>
                  <NavbarEntry entry={entry} />
                </li>
              ))}
            </ul>
          </nav>
          <SocialLinks className="navbar-social" />
          <LanguageSwitch label={translate('navbar.language')} className="navbar-languages" />
          <SearchToggle ref={toggle} onOpen={open} />
          <OfferButton />
          <a className="navbar-categories-link" href="#footer-menu">
            {translate('navbar.menu')}
          </a>
          <MobileDrawer />
        </div>
      </div>
    </Bar>
  );
}

/** A component of its own, so that scrolling does not draw the menus again. */
function Bar({ children }: { children: ReactNode }) {
  const isSticky = useScrolledPast(stickyAfter);
  return <header className={isSticky ? 'navbar sticky' : 'navbar'}>{children}</header>;
}

function NavbarEntry({ entry }: { entry: NavigationEntry }) {
  const translate = useTexts();
  const label = translate(entry.text);
  if (entry.kind === 'collection') return <CollectionMenu label={label} />;
  if (entry.kind === 'group') return <PageMenu label={label} pages={entry.pages} />;
  return (
    <SiteLink page={entry.page} className="navbar-link">
      {label}
    </SiteLink>
  );
}

function Brand() {
  return (
    <SiteLink page="home" className="brand">
      <CompanyLogo background="light" />
    </SiteLink>
  );
}

/** A group of pages in a small panel below its label. */
function PageMenu({ label, pages }: { label: string; pages: readonly PageEntry[] }) {
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
