import type { User } from '../user.ts';
import { DrawerForm } from '#panel/form/record-drawer.tsx';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { AccountFields } from './account-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { RoleField } from './role-field.tsx';
import { newUserErrors, newUserValues, userLabels } from './user-fields.ts';
import { createUser } from './users.api.ts';

/** The form for a new account, inside a `RecordDrawer`. */
export function UserCreateForm({ onClose }: { onClose: () => void }) {
  const form = useRecordForm<User>({
    name: '/users',
    languages: [],
    localised: [],
    labels: userLabels,
    toValues: newUserValues,
    check: newUserErrors,
    save: createUser,
    onSaved: onClose,
  });
  return (
    <DrawerForm form={form} onClose={onClose}>
      <AccountFields form={form} isFirst />
      <NewPasswordField form={form} />
      <RoleField form={form} />
    </DrawerForm>
  );
}
