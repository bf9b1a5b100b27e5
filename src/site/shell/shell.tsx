import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { StructuredData } from '../head/structured-data.tsx';
import { siteThings } from '../head/things/company.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { CompareHost } from '../compare/compare-host.tsx';
import { ConsentHost } from '../consent/consent-host.tsx';
import { OfferDrawerHost } from '../offer/offer-drawer-host.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { Preloader } from './preloader.tsx';
import { useRouteKey } from './use-route-key.ts';
import './shell.css';

/** The frame of every page: navbar, footer, consent, comparison, offer list, back-to-top button and preloader. */
export function Shell({ children }: { children: ReactNode }) {
  const site = useSite();
  const translate = useTexts();
  return (
    <>
      <StructuredData thing={import.meta.env.SSR ? siteThings(site) : null} />
      <a className="skip-link visually-hidden" href="#content">
        {translate('navbar.skip_to_content')}
      </a>
      <ConsentHost />
      <Navbar />
      <Content>{children}</Content>
      <Footer />
      <BackToTop />
      <CompareHost />
      <OfferDrawerHost />
      <Preloader />
    </>
  );
}

/** Takes the focus on a route change, so that keyboards and screen readers start there. */
function Content({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const routeKey = useRouteKey();
  const focusedRoute = useRef(routeKey);
  useEffect(() => {
    if (focusedRoute.current === routeKey) return;
    focusedRoute.current = routeKey;
    main.current?.focus({ preventScroll: true });
  }, [routeKey, main]);
  return (
    <main ref={main} id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
