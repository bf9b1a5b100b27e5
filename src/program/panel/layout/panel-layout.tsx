import { Outlet } from 'react-router';
import type { UserData } from '#features/auth/auth.ts';
import { BackToTop } from '#panel/page/back-to-top.tsx';
import { useUnreadFeed } from '#panel/session/unread-feed.ts';
import { useScrollAndFocusReset } from '#panel/page/use-scroll-and-focus-reset.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PhoneMenu } from './menu/phone-menu.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { usePanelView } from '#panel/panel-view/use-panel-view.ts';
import classes from './panel-layout.module.css';

/** The frame of every screen (docs/product.md, "Panel layout"). */
export function PanelLayout({ user }: { user: UserData }) {
  const { menu, screen } = usePanelView();
  useScrollAndFocusReset();
  useUnreadFeed();
  return (
    <div className={classes.layout} data-menu={screen === 'phone' ? 'closed' : menu}>
      <a href="#content" className={classes.skip}>
        İçeriğe geç
      </a>
      {screen === 'phone' && <PhoneMenu />}
      {screen !== 'phone' && menu !== 'closed' && (
        <aside className={classes.side} data-bar="menu">
          <SideMenu look={menu} />
        </aside>
      )}
      <div className={classes.main}>
        <Header user={user} />
        <main id="content" tabIndex={-1} className={classes.content}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <BackToTop />
    </div>
  );
}
