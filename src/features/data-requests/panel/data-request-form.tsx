import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { DataRequestCreate, type DataRequest } from '../data-request.ts';
import { requestKinds } from '../data-request.rules.ts';
import { PersonalDataDrawer } from '#features/messages/panel/message/personal-data-drawer.tsx';
import { noticeCreated, noticeUpdated } from '#panel/feedback/notices.tsx';
import { DeleteButton } from '#panel/form/delete-button.tsx';
import { DayField } from '#panel/form/date-time-field.tsx';
import { LongTextField, SelectField, SwitchField, TextField } from '#panel/form/fields.tsx';
import { DrawerForm } from '#panel/form/record-drawer.tsx';
import { requiredErrors, schemaErrors } from '#panel/form-state/field-errors.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { createDataRequest, deleteDataRequest, updateDataRequest } from './data-requests.api.ts';

const labels = {
  name: 'Ad soyad',
  email: 'E-posta',
  contact: 'Öbür iletişim bilgileri',
  kind: 'Talebin konusu',
  request: 'Talep',
  received_on: 'Geldiği gün',
  is_identity_checked: 'Kimliği doğrulandı',
  answer: 'Verilen yanıt',
  is_closed: 'Kapandı',
};

const today = () => new Date().toLocaleDateString('sv');

const fieldsOf = (request?: DataRequest) => ({
  name: request?.name ?? '',
  email: request?.email ?? '',
  contact: request?.contact ?? '',
  kind: request?.kind ?? null,
  request: request?.request ?? '',
  received_on: request?.received_on ?? today(),
  is_identity_checked: request?.is_identity_checked ?? false,
  answer: request?.answer ?? '',
  is_closed: request?.is_closed ?? false,
});

/** The form of an application, inside a `RecordDrawer`; a new one has no answer yet. */
export function DataRequestForm({ request, onClose }: { request?: DataRequest; onClose: () => void }) {
  const form = useRecordForm<DataRequest>({
    name: '/data-requests',
    languages: [],
    localised: [],
    labels,
    record: request,
    toValues: fieldsOf,
    check: (all, changes) => ({
      ...schemaErrors(DataRequestCreate.partial(), changes),
      ...requiredErrors(all, ['name', 'kind', 'received_on']),
    }),
    save: (fields, saved) => (saved ? updateDataRequest(saved.id, fields) : createDataRequest(fields)),
    notices: { created: noticeCreated, updated: noticeUpdated },
    onSaved: onClose,
  });
  return (
    <DrawerForm
      form={form}
      onClose={onClose}
      actions={
        request && (
          <>
            {request.email && <PersonButton email={request.email} />}
            <DeleteButton
              form={form}
              name={request.name}
              remove={() => deleteDataRequest(request.id)}
              onDeleted={onClose}
              restoring="Silinen başvuru geri alınamaz; silindiği İşlem Kayıtları’nda kalır."
            />
          </>
        )
      }
    >
      <TextField form={form} name="name" label={labels.name} withAsterisk data-autofocus />
      <TextField form={form} name="email" label={labels.email} type="email" spellCheck={false} />
      <TextField form={form} name="contact" label={labels.contact} description="Telefon, adres, KEP" />
      <SelectField
        form={form}
        name="kind"
        label={`${labels.kind} (KVKK m. 11)`}
        withAsterisk
        allowDeselect={false}
        data={Object.entries(requestKinds).map(([value, label]) => ({ value, label }))}
      />
      <DayField
        form={form}
        name="received_on"
        label={labels.received_on}
        description="Otuz günlük süre bu günden başlar."
        withAsterisk
      />
      <LongTextField form={form} name="request" label={labels.request} minRows={4} />
      <SwitchField
        form={form}
        name="is_identity_checked"
        label={labels.is_identity_checked}
        description="Başvuranın verinin sahibi olduğundan emin olmadan veri vermeyin, silmeyin."
      />
      {request && (
        <>
          <LongTextField form={form} name="answer" label={labels.answer} minRows={4} />
          <SwitchField
            form={form}
            name="is_closed"
            label={labels.is_closed}
            description="Kimlik doğrulanıp yanıt yazılınca kapatılır; kayıt üç yıl saklanır."
          />
        </>
      )}
    </DrawerForm>
  );
}

/** Opens what is stored about the person, which staff can also export or erase. */
function PersonButton({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserSearch size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Kişinin Verileri
      </Button>
      <PersonalDataDrawer email={email} isOpen={isOpen} onClose={close} onErased={close} />
    </>
  );
}
