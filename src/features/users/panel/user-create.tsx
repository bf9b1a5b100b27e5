import { Radio, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Invitation, User } from '../user.ts';
import { useMailStatus } from '#features/mail/panel/outbox.api.ts';
import { noticeCreated, savedNotices } from '#panel/feedback/notices.tsx';
import { DrawerForm } from '#panel/form/record-drawer.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { AccountFields } from './account-fields.tsx';
import { InvitationLink } from './invitation-part.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { RoleField } from './role-field.tsx';
import { newUserErrors, newUserValues, userLabels } from './user-fields.ts';
import { createUser, inviteUser } from './users.api.ts';

/**
 * The form for a new account, inside a `RecordDrawer`. The person is invited, or gets a password from the
 * admin.
 */
export function UserCreateForm({ onClose }: { onClose: () => void }) {
  const made = useRef<Invitation>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const form = useRecordForm<User>({
    name: '/users',
    languages: [],
    localised: [],
    labels: userLabels,
    toValues: newUserValues,
    check: newUserErrors,
    save: async ({ way, password, ...account }) => {
      if (way === 'password') return createUser({ ...account, password });
      made.current = await inviteUser(account);
      return made.current.user;
    },
    // The link of an invitation replaces the form and says more than the usual notice.
    notices: {
      ...savedNotices,
      created: (name) => {
        if (!made.current) noticeCreated(name);
      },
    },
    onSaved: () => (made.current ? setInvitation(made.current) : onClose()),
  });
  if (invitation) return <InvitationLink invitation={invitation} onDone={onClose} />;
  return (
    <DrawerForm form={form} onClose={onClose}>
      <AccountFields form={form} isFirst />
      <RoleField form={form} />
      <WayField form={form} />
    </DrawerForm>
  );
}

/** The choice between an invitation and a password. */
function WayField({ form }: { form: RecordForm<User> }) {
  const { fields } = form;
  const { data: mail } = useMailStatus();
  fields.useWatchValue('way');
  const { way } = fields.getValues();
  return (
    <>
      <Radio.Group
        key={fields.key('way')}
        label={userLabels.way}
        name="way"
        withAsterisk
        {...fields.getInputProps('way')}
      >
        <Stack gap="sm" mt={8}>
          <Radio
            value="invitation"
            label="Davet et"
            description={
              mail?.can_reset_passwords === false
                ? 'Kişi parolasını kendi belirler. E-posta ayarlı değil: 48 saat geçerli bağlantıyı siz iletirsiniz.'
                : 'E-postayla 48 saat geçerli bir bağlantı gider; kişi parolasını kendi belirler.'
            }
          />
          <Radio value="password" label="Parolayı ben vereyim" />
        </Stack>
      </Radio.Group>
      {way === 'password' && <NewPasswordField form={form} />}
    </>
  );
}
