import { IconExternalLink, IconMenu2, IconSettings, IconMoon, IconSun } from '@tabler/icons-react';
import type { UserData } from '#features/auth/auth.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { BarButton } from './bar-button.tsx';
import { InboxLink } from './inbox-link.tsx';
import { FullScreenToggle } from './full-screen-toggle.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { menuAfterButton, type SideMenuState } from '#panel/panel-view/side-menu-state.ts';
import { usePanelView } from '#panel/panel-view/use-panel-view.ts';
import { useDisclosure } from '@mantine/hooks';
import { useLoadedOnce } from '#panel/page/use-loaded-once.ts';
import classes from './header.module.css';

const loadDrawer = () => import('./style-drawer.tsx').then(({ StyleDrawer }) => StyleDrawer);

/** The gear button of the header. The drawer with the preferences loads on first use. */
function StylePanel() {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [StyleDrawer, load] = useLoadedOnce(loadDrawer);
  return (
    <>
      <BarButton
        label="Görünüm ayarları"
        icon={IconSettings}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => load(open)}
      />
      {StyleDrawer && <StyleDrawer isOpen={isOpen} onClose={close} />}
    </>
  );
}

const menuHints: Record<SideMenuState, string> = {
  default: 'Menüyü aç',
  icontext: 'Menüyü daralt',
  closed: 'Menüyü kapat',
  sideicon: 'Menüyü daralt',
};

export function Header({ user }: { user: UserData }) {
  const { menu, screen, pressMenuButton } = usePanelView();
  return (
    // This is not a `<header>`, because Mantine's dialogs contain one and a page may have only one banner
    // landmark.
    <div className={classes.header} role="region" aria-label="Üst menü" data-bar="header">
      <BarButton
        label="Menü"
        hint={menuHints[menuAfterButton(menu, screen)]}
        icon={IconMenu2}
        aria-expanded={menu === 'default'}
        className={classes.menuButton}
        onClick={pressMenuButton}
      />
      <PaletteButton />
      <a href="/" target="_blank" rel="noopener" className={classes.site} aria-label="Siteyi Gör">
        <span className={classes.siteText}>Siteyi Gör</span>
        <IconExternalLink size={15} aria-hidden />
      </a>
      <InboxLink />
      <ThemeToggle />
      <FullScreenToggle />
      <StylePanel />
      <ProfileMenu user={user} />
    </div>
  );
}

/** Switches between light and dark mode. */
function ThemeToggle() {
  const { preferences, choose } = usePanelView();
  const isDark = preferences.mode === 'dark';
  return (
    <BarButton
      label="Koyu görünüm"
      hint={isDark ? 'Açık görünüme geç' : 'Koyu görünüme geç'}
      icon={isDark ? IconSun : IconMoon}
      aria-pressed={isDark}
      onClick={() => choose('mode', isDark ? 'light' : 'dark')}
    />
  );
}
