import { SupportRequestCreate, supportPriorities, type SupportRequest } from '../support.ts';
import { LongTextField, SelectField, TextField } from '#panel/form/fields.tsx';
import { DrawerForm } from '#panel/form/record-drawer.tsx';
import { noticeCreated } from '#panel/feedback/notices.tsx';
import { requiredErrors, schemaErrors } from '#panel/form-state/field-errors.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { createSupportRequest } from './support.api.ts';

/** Forms need a version. A request is never edited, so its version is always 1. */
type SentRequest = SupportRequest & { version: 1 };

const labels = { subject: 'Konu', message: 'Mesaj', priority: 'Öncelik' };
const fieldsOf = (request?: SupportRequest) => ({
  subject: request?.subject ?? '',
  message: request?.message ?? '',
  priority: request?.priority ?? 'normal',
});

/** The form for a new support request, inside a `RecordDrawer`. */
export function SupportForm({ onClose }: { onClose: () => void }) {
  const form = useRecordForm<SentRequest>({
    name: '/support',
    languages: [],
    localised: [],
    labels,
    toValues: fieldsOf,
    check: (all) => ({
      ...schemaErrors(SupportRequestCreate, all),
      ...requiredErrors(all, ['subject', 'message']),
    }),
    save: async (fields) => ({
      ...(await createSupportRequest({ priority: 'normal', ...fields })),
      version: 1,
    }),
    notices: { created: noticeCreated, updated: noticeCreated },
    onSaved: onClose,
  });
  return (
    <DrawerForm form={form} onClose={onClose}>
      <TextField form={form} name="subject" label="Konu" maxLength={200} withAsterisk data-autofocus />
      <SelectField
        form={form}
        name="priority"
        label="Öncelik"
        allowDeselect={false}
        data={Object.entries(supportPriorities).map(([value, label]) => ({ value, label }))}
      />
      <LongTextField
        form={form}
        name="message"
        label="Mesaj"
        description="Ne yapmak istediğinizi, ne olduğunu ve hangi sayfada olduğunuzu yazın."
        maxLength={5_000}
        minRows={8}
        withAsterisk
      />
    </DrawerForm>
  );
}
