import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { MenuGroup } from '#panel/navigation/navigation.ts';
import { MenuEntryLink, type MenuLook } from './menu-entry-link.tsx';
import { useFold } from './use-fold.ts';
import classes from './side-menu.module.css';

/** The duration in milliseconds (docs/product.md, "Panel layout"). */
export const slideTime = 300;

export type MenuGroupProps = { group: MenuGroup; look: MenuLook; onNavigate: (() => void) | undefined };

/** A menu group that unfolds below its button. */
export function MenuSlide({ group, look, onNavigate }: MenuGroupProps) {
  const { isOpen, isHere, toggle } = useFold(group.label, group.entries, false);
  const id = useId();
  return (
    <div className={classes.group} data-open={isOpen || undefined}>
      <UnstyledButton
        className={classes.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        data-here={(isHere && !isOpen) || undefined}
        onClick={toggle}
      >
        <group.icon size={look === 'default' ? 18 : 21} stroke={1.6} aria-hidden />
        <span className={classes.text}>{group.label}</span>
        <IconChevronDown size={look === 'default' ? 16 : 13} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={isOpen} transitionDuration={slideTime} id={id}>
        <ul className={classes.list} data-nested aria-label={group.label}>
          {group.entries.map((entry) => (
            <li key={entry.name}>
              <MenuEntryLink entry={entry} look={look} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </Collapse>
    </div>
  );
}
