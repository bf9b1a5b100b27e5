import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconInbox, IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { UserData } from '#shared/api/staff/auth.ts';
import { paths, profileEntry } from '../navigation.ts';
import { useOwnName } from '../session/own-name.ts';
import { useRoleGroups } from '../session/role-groups.ts';
import { logOut } from '../session/session.ts';
import classes from './profile-menu.module.css';

/** The signed-in user, the ways to the own account and the messages, and the logout. */
export function ProfileMenu({ user }: { user: UserData }) {
  const role = useRoleGroups()[user.role_group] ?? user.role_group;
  const name = useOwnName(user.name);
  return (
    <Menu position="bottom-end" width={232} shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.profile} aria-label={`Profil: ${name}, ${role}`}>
          <span className={classes.initials} aria-hidden>
            {initials(name)}
          </span>
          <span className={classes.names} aria-hidden>
            <span className={classes.name}>{name}</span>
            <span className={classes.role}>{role}</span>
          </span>
          <IconChevronDown size={15} className={classes.chevron} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {/* Hidden: the button's label says it, and a menu may contain only entries. */}
        <div className={classes.who} aria-hidden>
          <span className={classes.name}>{name}</span>
          <span className={classes.role}>{role}</span>
          <span className={classes.role}>{user.email}</span>
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

function initials(name: string): string {
  const letters = name.split(/\s+/).map((word) => word.charAt(0));
  return `${letters[0] ?? ''}${letters.length > 1 ? (letters.at(-1) ?? '') : ''}`.toLocaleUpperCase('tr');
}
