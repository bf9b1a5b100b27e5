import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { UserData } from '#features/auth/auth.ts';
import { useOwnName } from '#panel/session/own-name.ts';
import { useRoleGroups } from '#panel/session/role-groups.ts';
import { useLoadedOnce } from '#panel/page/use-loaded-once.ts';
import classes from './profile-menu.module.css';

const loadEntries = () => import('./profile-entries.tsx').then(({ ProfileEntries }) => ProfileEntries);

/** The signed-in user. The button opens a menu, which loads on first use. */
export function ProfileMenu({ user }: { user: UserData }) {
  const role = useRoleGroups()[user.role_group] ?? user.role_group;
  const name = useOwnName(user.name);
  const [isOpen, setIsOpen] = useState(false);
  const [Entries, load] = useLoadedOnce(loadEntries);
  const button = useRef<HTMLButtonElement>(null);
  // Loading has replaced the pressed button. The new button takes the focus, so that the menu returns the
  // focus to it on closing.
  const openLoaded = () => {
    button.current?.focus();
    setIsOpen(true);
  };
  const face = (
    <UnstyledButton
      ref={button}
      className={classes.profile}
      aria-label={`Profil: ${name}, ${role}`}
      {...(!Entries && { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => load(openLoaded) })}
    >
      <span className={classes.initials} aria-hidden>
        {initials(name)}
      </span>
      <span className={classes.names} aria-hidden>
        <span className={classes.name}>{name}</span>
        <span className={classes.role}>{role}</span>
      </span>
      <IconChevronDown size={15} className={classes.chevron} aria-hidden />
    </UnstyledButton>
  );
  if (!Entries) return face;
  return (
    <Entries isOpen={isOpen} onChange={setIsOpen} who={{ name, role, email: user.email }}>
      {face}
    </Entries>
  );
}

function initials(name: string): string {
  const letters = name.split(/\s+/).map((word) => word.charAt(0));
  return `${letters[0] ?? ''}${letters.length > 1 ? (letters.at(-1) ?? '') : ''}`.toLocaleUpperCase('tr');
}
