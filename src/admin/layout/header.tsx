import { ActionIcon, Avatar, Button, Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconExternalLink, IconLogout, IconMenu2 } from '@tabler/icons-react';
import type { UserData } from '#shared/api/auth.ts';
import { isRoleGroup, roleGroups } from '#shared/permissions.ts';
import { logOut } from '../session.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import classes from './header.module.css';

type HeaderProps = { user: UserData; isMenuOpen: boolean; onMenu: () => void };

export function Header({ user, isMenuOpen, onMenu }: HeaderProps) {
  return (
    // No <header>: Mantine's dialogs bring one of their own, and a page has one banner.
    <div className={classes.header} role="region" aria-label="Üst menü">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.burger}
        onClick={onMenu}
        aria-label="Menü"
        aria-expanded={isMenuOpen}
      >
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      <span className={classes.space} />
      <Button
        component="a"
        href="/"
        target="_blank"
        rel="noopener"
        variant="subtle"
        color="gray"
        size="compact-sm"
        rightSection={<IconExternalLink size={15} aria-hidden />}
      >
        Siteyi Gör
      </Button>
      <ThemeToggle />
      <Profile user={user} />
    </div>
  );
}

function Profile({ user }: { user: UserData }) {
  const role = isRoleGroup(user.role_group) ? roleGroups[user.role_group] : user.role_group;
  return (
    <Menu position="bottom-end" width={220} shadow="md" withinPortal={false}>
      <Menu.Target>
        <UnstyledButton
          className={classes.profile}
          title={user.email}
          aria-label={`Profil: ${user.name}, ${role}`}
        >
          <Avatar size={30} color="ink" aria-hidden>
            {initials(user.name)}
          </Avatar>
          <span className={classes.names} aria-hidden>
            <span className={classes.name}>{user.name}</span>
            <span className={classes.role}>{role}</span>
          </span>
          <IconChevronDown size={15} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
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
