import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isCurrent, menu, paths, type MenuEntry, type MenuGroup } from '../navigation.ts';
import { pageConfiguration } from '../page-settings.ts';
import classes from './side-menu.module.css';

const slideTime = 300;

type MenuProps = { onNavigate?: (() => void) | undefined };

export function SideMenu({ onNavigate }: MenuProps) {
  const { mainLogoPath, projectCompanyName } = pageConfiguration();
  return (
    <>
      <Link to={paths.dashboard} className={classes.logo} onClick={onNavigate}>
        {mainLogoPath && <img src={mainLogoPath} alt="" className={classes.picture} />}
        <span className={classes.company}>{projectCompanyName}</span>
      </Link>
      <nav aria-label="Yönetim menüsü">
        {menu.map(({ label, items }, index) => (
          <div key={label ?? index} className={classes.section}>
            {label && <p className={classes.label}>{label}</p>}
            <ul className={classes.list}>
              {items.map((item) => (
                <li key={item.label}>
                  {'entries' in item ? (
                    <Group group={item} onNavigate={onNavigate} />
                  ) : (
                    <Entry entry={item} onNavigate={onNavigate} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}

function Entry({ entry, onNavigate }: MenuProps & { entry: MenuEntry }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={entry.path}
      onClick={onNavigate}
      className={classes.entry}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
    >
      <entry.icon size={18} stroke={1.6} aria-hidden />
      {entry.label}
    </Link>
  );
}

function Group({ group, onNavigate }: MenuProps & { group: MenuGroup }) {
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  return (
    <>
      <UnstyledButton
        className={classes.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <group.icon size={18} stroke={1.6} aria-hidden />
        <span className={classes.text}>{group.label}</span>
        <IconChevronDown size={16} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={isOpen} transitionDuration={slideTime} id={id}>
        <ul className={classes.list} data-nested>
          {group.entries.map((entry) => (
            <li key={entry.name}>
              <Entry entry={entry} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </Collapse>
    </>
  );
}
