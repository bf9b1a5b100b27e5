import { Popover, Tooltip, UnstyledButton } from '@mantine/core';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { isCurrent } from '#panel/navigation/navigation.ts';
import { MenuEntryLink } from './menu-entry-link.tsx';
import type { MenuGroupProps } from './menu-slide.tsx';
import { tooltipEvents } from './menu-tooltip.tsx';
import classes from './side-menu.module.css';

/** A group of the icon menu; its entries open beside it. */
export function MenuFlyout({ group, onNavigate }: MenuGroupProps) {
  const { pathname } = useLocation();
  const isHere = group.entries.some((entry) => isCurrent(entry, pathname));
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [seen, setSeen] = useState(pathname);
  if (seen !== pathname) {
    setSeen(pathname);
    setIsOpen(false);
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <div onKeyDown={closeByKey} onBlur={closeBehindFocus}>
      <Popover
        opened={isOpen}
        onChange={setIsOpen}
        position="right-start"
        // The flyout is not in a portal, so that Tab reaches it next; it is `fixed`, so that the scrolling
        // menu does not clip it.
        withinPortal={false}
        floatingStrategy="fixed"
        withRoles={false}
        closeOnEscape={false}
        shadow="md"
      >
        <Popover.Target>
          <Tooltip label={group.label} position="right" events={tooltipEvents} disabled={isOpen}>
            <UnstyledButton
              ref={button}
              className={classes.entry}
              aria-expanded={isOpen}
              data-here={isHere || undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <group.icon size={21} stroke={1.6} aria-hidden />
              <span className={classes.text}>{group.label}</span>
            </UnstyledButton>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown className={classes.flyout}>
          <p className={classes.flyoutTitle} aria-hidden>
            {group.label}
          </p>
          <ul className={classes.list} aria-label={group.label}>
            {group.entries.map((entry) => (
              <li key={entry.name}>
                <MenuEntryLink entry={entry} look="default" onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
