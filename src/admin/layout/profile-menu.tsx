import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconInbox, IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { UserData } from '#shared/api/staff/auth.ts';
import { isRoleGroup, roleGroups } from '#shared/permissions.ts';
import { paths } from '../navigation.ts';
import { logOut } from '../session/session.ts';
import classes from './profile-menu.module.css';

/** The signed-in user, the way to the messages and the logout. */
export function ProfileMenu({ user }: { user: UserData }) {
  const role = isRoleGroup(user.role_group) ? roleGroups[user.role_group] : user.role_group;
  return (
    <Menu position="bottom-end" width={232} shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.profile} aria-label={`Profil: ${user.name}, ${role}`}>
          <span className={classes.initials} aria-hidden>
            {initials(user.name)}
          </span>
          <span className={classes.names} aria-hidden>
            <span className={classes.name}>{user.name}</span>
            <span className={classes.role}>{role}</span>
          </span>
          <IconChevronDown size={15} className={classes.chevron} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {/* Hidden: the button's label says it, and a menu may contain only entries. */}
        <div className={classes.who} aria-hidden>
          <span className={classes.name}>{user.name}</span>
          <span className={classes.role}>{role}</span>
          <span className={classes.role}>{user.email}</span>
        </div>
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
