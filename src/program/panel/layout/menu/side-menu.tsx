import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { isGroup, menu, type MenuSection } from '#panel/navigation/navigation.ts';
import { paths } from '#shared/panel-paths.ts';
import { MenuEntryLink, type MenuLook } from './menu-entry-link.tsx';
import { MenuSlide, slideTime } from './menu-slide.tsx';
import { PanelLogo } from '../panel-logo.tsx';
import { UnreadBadge } from '../unread-badge.tsx';
import { useFold } from './use-fold.ts';
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

/** A section of the menu. The narrow looks show no section labels, so sections cannot be folded there. */
function Section({ section, look, onNavigate }: SideMenuProps & { section: MenuSection }) {
  const { label } = section;
  const id = useId();
  return (
    <div className={classes.section}>
      {label && look === 'default' ? (
        <FoldingSection section={section} label={label} look={look} onNavigate={onNavigate} />
      ) : (
        <>
          {label && (
            <p id={id} className={classes.label}>
              {label}
            </p>
          )}
          <Items section={section} look={look} onNavigate={onNavigate} labelledBy={label && id} />
        </>
      )}
    </div>
  );
}

function FoldingSection({
  section,
  label,
  ...menuProps
}: SideMenuProps & { section: MenuSection; label: string }) {
  const id = useId();
  const entries = section.items.flatMap((item) => (isGroup(item) ? item.entries : [item]));
  const { isOpen, isHere, toggle } = useFold(label, entries, true);
  const holdsInbox = entries.some(({ path }) => path === paths.contact);
  return (
    <>
      <UnstyledButton
        id={`${id}-label`}
        className={classes.label}
        aria-expanded={isOpen}
        aria-controls={id}
        data-here={(isHere && !isOpen) || undefined}
        onClick={toggle}
      >
        <span className={classes.text}>{label}</span>
        {holdsInbox && !isOpen && <UnreadBadge className={classes.count} />}
        <IconChevronDown size={14} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={isOpen} transitionDuration={slideTime} id={id}>
        <Items section={section} {...menuProps} labelledBy={`${id}-label`} />
      </Collapse>
    </>
  );
}

type ItemsProps = SideMenuProps & { section: MenuSection; labelledBy: string | undefined };

function Items({ section, look, onNavigate, labelledBy }: ItemsProps) {
  const Group = look === 'sideicon' ? MenuFlyout : MenuSlide;
  return (
    <ul className={classes.list} aria-labelledby={labelledBy}>
      {section.items.map((item) => (
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
  );
}
