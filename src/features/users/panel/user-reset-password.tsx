import { Anchor, Text } from '@mantine/core';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { UserPassword, type User } from '../user.ts';
import { notice } from '#panel/feedback/notices.tsx';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { FormPage, FormSection } from '#panel/form/form-page.tsx';
import { schemaErrors } from '#panel/form-state/field-errors.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { paths } from '#shared/panel-paths.ts';
import { isOwnAccount } from '#panel/session/own-name.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { backToUsers } from './user-edit.tsx';
import { userLabels } from './user-fields.ts';
import { setUserPassword, useUser } from './users.api.ts';

export function UserResetPasswordPage() {
  const id = useLoaderData<number>();
  const user = useUser(id);
  if (!user.data) return <FormLoading title="Yeni Parola" back={backToUsers} queries={[user]} />;
  return <PasswordForm key={id} user={user.data} />;
}

function PasswordForm({ user }: { user: User }) {
  const navigate = useNavigate();
  const form = useRecordForm<User>({
    name: '/users/password',
    record: user,
    languages: [],
    localised: [],
    labels: userLabels,
    toValues: () => ({ password: '' }),
    check: (all) => schemaErrors(UserPassword, all),
    save: async ({ password }) => {
      await setUserPassword(user.id, String(password));
      return user;
    },
    notices: { created: () => undefined, updated: () => notice('Parola Değiştirildi!', { name: user.name }) },
    onSaved: () => void navigate(paths.users),
  });
  return (
    <FormPage
      title={user.name}
      note={`Yeni parola · ${user.email}`}
      back={backToUsers}
      form={form}
      main={
        <FormSection title="Yeni parola">
          <NewPasswordField form={form} account={user} />
        </FormSection>
      }
      side={
        <FormSection title="Ne olur?">
          <Text size="sm">
            Eski parola geçersiz olur ve kişinin bütün açık oturumları kapanır. İki adımlı girişi kuruluysa
            değişmez.
          </Text>
          {isOwnAccount(user) && (
            <Text size="sm">
              Kendi parolanızı{' '}
              <Anchor component={Link} to={paths.profile} inherit underline="always">
                Profilim
              </Anchor>{' '}
              ekranında değiştirin; bu oturumunuz açık kalır.
            </Text>
          )}
        </FormSection>
      }
    />
  );
}
