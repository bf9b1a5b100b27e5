import { Menu } from '@mantine/core';
import { IconInbox, IconLogout } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { profileEntry } from '#panel/navigation/navigation.ts';
import { paths } from '#shared/panel-paths.ts';
import { logOut } from '#panel/session/session.ts';
import classes from './profile-menu.module.css';

type ProfileEntriesProps = {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  who: { name: string; role: string; email: string };
  /** The button that opens the menu. */
  children: ReactElement;
};

/** The profile menu: links to the own profile and the messages, and the logout. */
export function ProfileEntries({ isOpen, onChange, who, children }: ProfileEntriesProps) {
  return (
    <Menu position="bottom-end" width={232} shadow="md" opened={isOpen} onChange={onChange}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {/* It is hidden from screen readers, because the button's label contains the name and a menu may
            contain only entries. */}
        <div className={classes.who} aria-hidden>
          <span className={classes.name}>{who.name}</span>
          <span className={classes.role}>{who.role}</span>
          <span className={classes.role}>{who.email}</span>
        </div>
        <Menu.Item
          component={Link}
          to={profileEntry.path}
          leftSection={<profileEntry.icon size={16} aria-hidden />}
        >
          {profileEntry.label}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.contact} leftSection={<IconInbox size={16} aria-hidden />}>
          Gelen Kutusu
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void logOut()}>
          Çıkış Yap
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
