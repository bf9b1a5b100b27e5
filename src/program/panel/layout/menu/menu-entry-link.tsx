import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { isCurrent, type MenuEntry } from '#panel/navigation/navigation.ts';
import { paths } from '#shared/panel-paths.ts';
import { UnreadBadge } from '../unread-badge.tsx';
import type { SideMenuState } from '#panel/panel-view/side-menu-state.ts';
import classes from './side-menu.module.css';

/** The looks that a visible menu can have. */
export type MenuLook = Exclude<SideMenuState, 'closed'>;

/** The tooltip is loaded lazily, because only the icon menu shows tooltips. */
const MenuTooltip = lazy(async () => ({ default: (await import('./menu-tooltip.tsx')).MenuTooltip }));

type MenuEntryLinkProps = { entry: MenuEntry; look: MenuLook; onNavigate?: (() => void) | undefined };

export function MenuEntryLink({ entry, look, onNavigate }: MenuEntryLinkProps) {
  const { pathname } = useLocation();
  const link = (
    <Link
      to={entry.path}
      onClick={onNavigate}
      className={classes.entry}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
    >
      <entry.icon size={look === 'default' ? 18 : 21} stroke={1.6} aria-hidden />
      <span className={classes.text}>{entry.label}</span>
      {entry.path === paths.contact && <UnreadBadge className={classes.count} />}
    </Link>
  );
  if (look !== 'sideicon') return link;
  return (
    // There is no fallback: if a fallback replaced the link while the tooltip loads, the link would lose the
    // focus.
    <Suspense>
      <MenuTooltip label={entry.label}>{link}</MenuTooltip>
    </Suspense>
  );
}
