import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { User } from '../user.ts';
import type { Column } from '#panel/list/list-row.tsx';
import { Mark } from '#panel/list/mark.tsx';
import { DimmedText } from '#panel/records/record-list.tsx';
import { formatInstant } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { linkToRecord } from '#panel/navigation/chosen-record.ts';
import { isOwnAccount } from '#panel/session/own-name.ts';
import { limitOf } from './own-limits.ts';
import { UserMenu } from './user-menu.tsx';
import { UserState } from './user-state.tsx';
import classes from './users.module.css';

/**
 * The columns of the user list. `users` are all users, which is needed to know who must stay active; `roles`
 * are the names of the role groups.
 */
export function userColumns(users: readonly User[], roles: Readonly<Record<string, string>>): Column<User>[] {
  const roleOf = ({ role_group: role }: User) => roles[role] ?? role;
  return [
    { key: 'name', header: 'Kullanıcı', render: (user) => <Who user={user} role={roleOf(user)} /> },
    { key: 'role', header: 'Rol', from: 'tablet', width: 120, render: roleOf },
    {
      key: 'state',
      header: 'Durum',
      from: 'tablet',
      width: 165,
      render: (user) => <UserState user={user} />,
    },
    {
      key: 'second_factor',
      header: 'İki adımlı giriş',
      from: 'desktop',
      width: 140,
      render: ({ has_second_factor: has }) => (has ? 'Kurulu' : <DimmedText>Kurulu değil</DimmedText>),
    },
    {
      key: 'last_sign_in',
      header: 'Son giriş',
      from: 'desktop',
      width: 200,
      render: (user) => <LastSignIn user={user} />,
    },
    {
      key: 'actions',
      header: 'İşlemler',
      hasHiddenHeader: true,
      width: 68,
      render: (user) => {
        const isOwn = isOwnAccount(user);
        return <UserMenu user={user} isOwn={isOwn} limit={limitOf(user, users, isOwn)} />;
      },
    },
  ];
}

function Who({ user, role }: { user: User; role: string }) {
  return (
    <div className={classes.who}>
      <Anchor component={Link} {...linkToRecord('users', user.id)} className={classes.name}>
        {user.name}
      </Anchor>
      {isOwnAccount(user) && <Mark>Siz</Mark>}
      <Text size="xs" c="dimmed">
        {user.email}
      </Text>
      {/* Phones show these facts here, because they hide the other columns. */}
      <div className={classes.phone}>
        <span>{role}</span>
        <UserState user={user} />
      </div>
    </div>
  );
}

export function LastSignIn({ user: { last_sign_in: at } }: { user: Pick<User, 'last_sign_in'> }) {
  if (at === null) return <DimmedText>Hiç giriş yapmadı</DimmedText>;
  return (
    <Text size="sm" c="dimmed">
      <time dateTime={at} title={formatInstant(at)}>
        {relativeTime(at, new Date())}
      </time>
    </Text>
  );
}
