import { ProfileUpdate, type Profile } from '../profile.ts';
import { ConflictDialog } from '#panel/form/conflict-dialog.tsx';
import { DraftOffer } from '#panel/form/draft-offer.tsx';
import { SwitchField, TextField } from '#panel/form/fields.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { RecordFormElement } from '#panel/form/record-form-element.tsx';
import { SaveButton } from '#panel/form/save-button.tsx';
import { requiredErrors, schemaErrors } from '#panel/form-state/field-errors.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { mayUse } from '#panel/session/permission.ts';
import { showOwnName } from '#panel/session/own-name.ts';
import { saveProfile } from './profile.api.ts';
import classes from './profile.module.css';

const labels = { name: 'Ad soyad', gets_weekly_mail: 'Haftalık tamlık e-postası' };

export function OwnNameForm({ profile }: { profile: Profile }) {
  const form = useRecordForm<Profile>({
    name: 'profile',
    record: profile,
    languages: [],
    localised: [],
    labels,
    toValues: (record = profile) => ({ name: record.name, gets_weekly_mail: record.gets_weekly_mail }),
    check: (all, changes) => ({
      ...schemaErrors(ProfileUpdate, changes),
      ...requiredErrors(all, ['name']),
    }),
    save: saveProfile,
    onSaved: ({ name }) => showOwnName(name),
  });
  return (
    <FormSection title="Hesap">
      <RecordFormElement form={form} waitingFor={undefined} className={classes.form}>
        <DraftOffer form={form} />
        <TextField
          form={form}
          name="name"
          label={labels.name}
          description="Mesaj yanıtlarında ve geçmişte bu ad görünür."
          maxLength={100}
          autoComplete="name"
          withAsterisk
        />
        {mayUse('content') && (
          <SwitchField
            form={form}
            name="gets_weekly_mail"
            label={labels.gets_weekly_mail}
            description="Pazartesi sabahları, ürünlerde eksik bir şey varsa gelir."
          />
        )}
        <div>
          <SaveButton isSaving={form.isSaving} isWaiting={false} />
        </div>
        <ConflictDialog form={form} />
      </RecordFormElement>
    </FormSection>
  );
}
