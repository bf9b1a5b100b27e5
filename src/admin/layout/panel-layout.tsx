import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { UserData } from '#shared/api/auth.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideMenu } from './side-menu.tsx';
import classes from './panel-layout.module.css';

/** Side menu, header, routed content and footer (spec §2.5). */
export function PanelLayout({ user }: { user: UserData }) {
  const [isMenuOpen, menu] = useDisclosure(false);
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className={classes.layout}>
      <a href="#content" className={classes.skip}>
        İçeriğe geç
      </a>
      <aside className={classes.side}>
        <SideMenu />
      </aside>
      <Drawer
        opened={isMenuOpen}
        onClose={menu.close}
        size={280}
        title="Menü"
        padding="md"
        closeButtonProps={{ 'aria-label': 'Menüyü kapat' }}
      >
        <SideMenu onNavigate={menu.close} />
      </Drawer>
      <div className={classes.main}>
        <Header user={user} isMenuOpen={isMenuOpen} onMenu={menu.toggle} />
        <main id="content" tabIndex={-1} className={classes.content}>
          <Outlet />
        </main>
        <Footer />
      </div>
    </div>
  );
}
