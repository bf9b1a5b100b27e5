import { Button, Text } from '@mantine/core';
import { IconKey, IconTrash } from '@tabler/icons-react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import type { User } from '../user.ts';
import { SwitchField } from '#panel/form/fields.tsx';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { FormPage, FormSection } from '#panel/form/form-page.tsx';
import { RowMenu } from '#panel/list/row-menu.tsx';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { formatDate } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { paths } from '#shared/panel-paths.ts';
import { isOwnAccount } from '#panel/session/own-name.ts';
import { AccountFields } from './account-fields.tsx';
import { InvitationItems, UserInvitation } from './invitation-part.tsx';
import { LimitedItem } from './limited-item.tsx';
import { limitOf } from './own-limits.ts';
import { RoleField } from './role-field.tsx';
import { confirmUserDeletion } from './user-actions.ts';
import { showUserValue, userErrors, userLabels, userValues } from './user-fields.ts';
import { UserSecondFactor } from './user-second-factor.tsx';
import { UserSessions } from './user-sessions.tsx';
import { updateUser, useUser, useUsers } from './users.api.ts';
import classes from './users.module.css';

export const backToUsers = { to: paths.users, label: 'Kullanıcılara dön' };

export function UserEditPage() {
  const id = useLoaderData<number>();
  const user = useUser(id);
  const users = useUsers();
  // Cached data from an earlier visit may hold an old version.
  if (!user.data || !user.isFetchedAfterMount || !users.data)
    return <FormLoading title="Kullanıcıyı Düzenle" back={backToUsers} queries={[user, users]} />;
  return <UserForm key={id} user={user.data} users={users.data} />;
}

function UserForm({ user, users }: { user: User; users: readonly User[] }) {
  const isOwn = isOwnAccount(user);
  const limit = limitOf(user, users, isOwn);
  const form = useRecordForm<User>({
    name: '/users',
    record: user,
    languages: [],
    localised: [],
    labels: userLabels,
    showValue: showUserValue,
    toValues: (record = user) => userValues(record),
    check: userErrors,
    save: (fields) => updateUser(user.id, fields),
    onSaved: () => undefined,
  });
  return (
    <FormPage
      title={user.name}
      note={<UserNote user={user} />}
      back={backToUsers}
      form={form}
      actions={<UserActions user={user} isOwn={isOwn} limit={limit} discard={form.discard} />}
      main={
        <>
          <FormSection title="Hesap">
            <AccountFields form={form} />
          </FormSection>
          <FormSection
            title="Yetki"
            hint="Rol değişince kişinin açık oturumları kapanır; yeniden giriş yapar."
          >
            <RoleField form={form} limit={limit} />
          </FormSection>
        </>
      }
      side={
        <>
          <FormSection title="Durum">
            <SwitchField
              form={form}
              name="is_active"
              label={userLabels.is_active}
              description={limit ?? 'Kapatınca açık oturumları da kapanır.'}
              disabled={limit !== undefined}
            />
          </FormSection>
          {user.invited_until === null ? (
            <>
              <UserSecondFactor user={user} isOwn={isOwn} />
              <UserSessions user={user} />
            </>
          ) : (
            <UserInvitation user={user} />
          )}
        </>
      }
    />
  );
}

function UserNote({ user: { last_sign_in: at, created_at: start } }: { user: User }) {
  return (
    <span className={classes.facts}>
      <span>{at === null ? 'Hiç giriş yapmadı' : `Son giriş: ${relativeTime(at, new Date())}`}</span>
      <span>Eklendi: {formatDate(start)}</span>
    </span>
  );
}

type UserActionsProps = { user: User; isOwn: boolean; limit: string | undefined; discard: () => void };

function UserActions({ user, isOwn, limit, discard }: UserActionsProps) {
  const navigate = useNavigate();
  const leave = () => {
    discard();
    void navigate(paths.users);
  };
  const remove = () => confirmUserDeletion(user, leave);
  return (
    <>
      {isOwn ? (
        <Button component={Link} to={paths.profile} variant="default">
          Profilim
        </Button>
      ) : (
        <Button
          component={Link}
          to={paths.userResetPassword}
          variant="default"
          leftSection={<IconKey size={16} aria-hidden />}
        >
          <Text span inherit visibleFrom="sm">
            Yeni Parola Ver
          </Text>
          <Text span inherit hiddenFrom="sm">
            Parola
          </Text>
        </Button>
      )}
      <RowMenu label="Kullanıcı" isInBar>
        {user.invited_until === null ? (
          <LimitedItem limit={limit} icon={<IconTrash size={16} aria-hidden />} isDangerous onClick={remove}>
            Sil
          </LimitedItem>
        ) : (
          <InvitationItems user={user} onCancelled={leave} />
        )}
      </RowMenu>
    </>
  );
}
