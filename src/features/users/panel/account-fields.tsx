import { TextField } from '#panel/form/fields.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import type { User } from '../user.ts';
import { userLabels } from './user-fields.ts';

/**
 * The fields for name and e-mail address of an account. With `isFirst` the name takes the focus when the form
 * opens.
 */
export function AccountFields({ form, isFirst = false }: { form: RecordForm<User>; isFirst?: boolean }) {
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={userLabels.name}
        maxLength={100}
        autoComplete="off"
        withAsterisk
        data-autofocus={isFirst || undefined}
      />
      <TextField
        form={form}
        name="email"
        label={userLabels.email}
        description="Bununla giriş yapar."
        type="email"
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        withAsterisk
      />
    </>
  );
}
