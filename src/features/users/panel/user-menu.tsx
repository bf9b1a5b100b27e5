import { Menu } from '@mantine/core';
import { IconKey, IconLock, IconLockOpen, IconPencil, IconTrash, IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '../user.ts';
import { RowMenu } from '#panel/list/row-menu.tsx';
import { paths } from '#shared/panel-paths.ts';
import { linkToRecord } from '#panel/navigation/chosen-record.ts';
import { LimitedItem } from './limited-item.tsx';
import { InvitationItems } from './invitation-part.tsx';
import { confirmUserDeletion, switchUser } from './user-actions.ts';

type UserMenuProps = {
  user: User;
  isOwn: boolean;
  /** The reason why the account cannot be closed or deleted; undefined if it can. */
  limit: string | undefined;
};

/** A menu with an admin's actions on an account. Items that are not possible explain why. */
export function UserMenu({ user, isOwn, limit }: UserMenuProps) {
  const link = linkToRecord('users', user.id);
  const Switch = user.is_active ? IconLock : IconLockOpen;
  return (
    <RowMenu label={user.name}>
      <Item icon={<IconPencil size={16} aria-hidden />} link={link}>
        Düzenle
      </Item>
      {isOwn ? (
        <Item icon={<IconUserCircle size={16} aria-hidden />} link={{ to: paths.profile }}>
          Profilim
        </Item>
      ) : (
        <Item icon={<IconKey size={16} aria-hidden />} link={{ ...link, to: paths.userResetPassword }}>
          Yeni Parola Ver
        </Item>
      )}
      <Menu.Divider />
      <LimitedItem limit={limit} icon={<Switch size={16} aria-hidden />} onClick={() => switchUser(user)}>
        {user.is_active ? 'Hesabı Kapat' : 'Hesabı Aç'}
      </LimitedItem>
      {user.invited_until === null ? (
        <LimitedItem
          limit={limit}
          icon={<IconTrash size={16} aria-hidden />}
          isDangerous
          onClick={() => confirmUserDeletion(user)}
        >
          Sil
        </LimitedItem>
      ) : (
        <InvitationItems user={user} />
      )}
    </RowMenu>
  );
}

type ItemProps = { icon: ReactNode; link: { to: string }; children: string };

function Item({ icon, link, children }: ItemProps) {
  return (
    <Menu.Item component={Link} leftSection={icon} {...link}>
      {children}
    </Menu.Item>
  );
}
