import { SelectField, TextField } from '#panel/form/fields.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { SecretInput } from '#panel/form/secret-input.tsx';

type SourceFieldsProps = {
  form: RecordForm;
  labels: Readonly<Record<'source' | 'address' | 'pattern' | 'sign_in' | 'sign_in_user', string>>;
  hasFolder: boolean;
  /** Whether a password is stored, which an empty field keeps. */
  hasSecret: boolean;
};

/** Where the sheet comes from: an address with an optional sign-in, or a file of the server's folder. */
export function SourceFields({ form, labels, hasFolder, hasSecret }: SourceFieldsProps) {
  form.fields.useWatchValue('source');
  const isFolder = form.fields.getValues().source === 'folder';
  return (
    <>
      {(hasFolder || isFolder) && (
        <SelectField
          form={form}
          name="source"
          label={labels.source}
          data={[
            { value: 'address', label: 'İnternet adresi' },
            { value: 'folder', label: 'Sunucudaki klasör' },
          ]}
          allowDeselect={false}
        />
      )}
      {isFolder ? (
        <TextField
          form={form}
          name="pattern"
          label={labels.pattern}
          description="Klasördeki dosyanın adı; * yerine her şey gelebilir. Uyanların en yenisi alınır."
          placeholder="tedarikci/stok-*.xlsx"
          spellCheck={false}
          withAsterisk
        />
      ) : (
        <AddressFields form={form} labels={labels} hasSecret={hasSecret} />
      )}
    </>
  );
}

function AddressFields({ form, labels, hasSecret }: Omit<SourceFieldsProps, 'hasFolder'>) {
  const { fields } = form;
  fields.useWatchValue('sign_in');
  const signIn = fields.getValues().sign_in;
  return (
    <>
      <TextField
        form={form}
        name="address"
        label={labels.address}
        description="Excel dosyasının (.xlsx) ya da CSV’nin adresi. Sütunlar, dışa aktarılan tablonunkiler gibi olmalı."
        placeholder="https://"
        inputMode="url"
        spellCheck={false}
        withAsterisk
      />
      <SelectField
        form={form}
        name="sign_in"
        label={labels.sign_in}
        data={[
          { value: 'none', label: 'Gerekmez' },
          { value: 'basic', label: 'Kullanıcı adı ve parola' },
          { value: 'bearer', label: 'Erişim anahtarı (Bearer)' },
        ]}
        allowDeselect={false}
      />
      {signIn === 'basic' && (
        <TextField
          form={form}
          name="sign_in_user"
          label={labels.sign_in_user}
          autoComplete="off"
          spellCheck={false}
          withAsterisk
        />
      )}
      {signIn !== 'none' && (
        <SecretInput
          key={fields.key('password')}
          name="password"
          label={signIn === 'basic' ? 'Parola' : 'Erişim anahtarı'}
          description={hasSecret ? 'Boş bırakırsanız kayıtlı olan kullanılır.' : 'Şifrelenerek saklanır.'}
          withAsterisk={!hasSecret}
          autoComplete="new-password"
          {...fields.getInputProps('password')}
        />
      )}
    </>
  );
}
