import { lazy, Suspense, useId, type ReactNode } from 'react';
import { isGroup, menu, type MenuSection } from '#panel/navigation/navigation.ts';
import { MenuEntryLink, type MenuLook } from './menu-entry-link.tsx';
import { MenuSlide } from './menu-slide.tsx';
import { PanelLogo } from '../panel-logo.tsx';
import classes from './side-menu.module.css';

const MenuFlyout = lazy(async () => ({ default: (await import('./menu-flyout.tsx')).MenuFlyout }));

type SideMenuProps = {
  look: MenuLook;
  onNavigate?: (() => void) | undefined;
  /** A close button, shown beside the logo. */
  close?: ReactNode;
};

/** The side menu in one of its three looks. */
export function SideMenu({ look, onNavigate, close }: SideMenuProps) {
  return (
    <div className={classes.menu} data-look={look}>
      <div className={classes.top}>
        <PanelLogo look={look} onNavigate={onNavigate} />
        {close}
      </div>
      <nav aria-label="Yönetim menüsü">
        {menu.map((section, index) => (
          <Section key={section.label ?? index} section={section} look={look} onNavigate={onNavigate} />
        ))}
      </nav>
    </div>
  );
}

function Section({ section, look, onNavigate }: SideMenuProps & { section: MenuSection }) {
  const id = useId();
  const { label, items } = section;
  const Group = look === 'sideicon' ? MenuFlyout : MenuSlide;
  return (
    <div className={classes.section}>
      {label && (
        <p id={id} className={classes.label}>
          {label}
        </p>
      )}
      <ul className={classes.list} aria-labelledby={label && id}>
        {items.map((item) => (
          <li key={item.label}>
            {isGroup(item) ? (
              <Suspense>
                <Group group={item} look={look} onNavigate={onNavigate} />
              </Suspense>
            ) : (
              <MenuEntryLink entry={item} look={look} onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
