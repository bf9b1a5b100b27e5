import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../loading/site-data.ts';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { Preloader } from './preloader.tsx';
import { useRouteKey } from './route-key.ts';
import './shell.css';
import './print.css';

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  const translate = useTexts();
  const main = useRef<HTMLElement>(null);
  useFocusOnRouteChange(main);
  return (
    <>
      <a className="skip-link visually-hidden" href="#content">
        {translate('navbar.skip_to_content')}
      </a>
      <Navbar />
      <main ref={main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BackToTop />
      <Preloader />
    </>
  );
}

/** A new page is read from its beginning, by keyboard and screen reader too. */
function useFocusOnRouteChange(main: React.RefObject<HTMLElement | null>): void {
  const routeKey = useRouteKey();
  const focusedRoute = useRef(routeKey);
  useEffect(() => {
    if (focusedRoute.current === routeKey) return;
    focusedRoute.current = routeKey;
    main.current?.focus({ preventScroll: true });
  }, [routeKey, main]);
}
