import { useEffect, useRef } from 'react';
import { shownEntries } from '../navigation.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { SiteLink } from '../components/site-link.tsx';
import { CollectionMenu } from './collection-menu.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileDrawer } from './mobile-drawer.tsx';
import { SearchToggle, useSearchBar } from './search-toggle.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import './navbar.css';

/** Spec §9, "Sticky class", in pixels. */
const stickyAfter = 50;

/** The bar at the top: over a picture only two labels cut out of it, solid once the page is scrolled. */
export function Navbar() {
  const translate = useTexts();
  const { categories } = useSite();
  const isSticky = useScrolledPast(stickyAfter);
  const { Bar, open, close } = useSearchBar();
  const toggle = useRef<HTMLAnchorElement>(null);
  const hadBar = useRef(false);
  // The bar took the place of what had the focus before.
  useEffect(() => {
    if (hadBar.current && !Bar) toggle.current?.focus({ preventScroll: true });
    hadBar.current = Bar !== undefined;
  }, [Bar]);
  const className = isSticky ? 'navbar sticky' : 'navbar';
  if (Bar)
    return (
      <header className={className}>
        <Bar onClose={close} />
      </header>
    );
  return (
    <header className={className}>
      <div className="navbar-inner container">
        <Brand />
        <div className="navbar-end">
          <nav className="navbar-menu" aria-label={translate('navbar.main_menu')}>
            <ul>
              {shownEntries(categories).map((entry) => (
                <li key={entry.kind}>
                  <CollectionMenu label={translate(entry.text)} />
                </li>
              ))}
            </ul>
          </nav>
          <LanguageSwitch label={translate('navbar.language')} className="navbar-languages" />
          <SearchToggle ref={toggle} onOpen={open} />
          <a className="navbar-categories-link" href="#footer-categories">
            {translate('navbar.collection')}
          </a>
          <MobileDrawer />
        </div>
      </div>
    </header>
  );
}

function Brand() {
  return (
    <SiteLink page="home" className="brand">
      <CompanyLogo ground="light" />
    </SiteLink>
  );
}
