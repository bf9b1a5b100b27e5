import { SimpleGrid } from '@mantine/core';
import { ScheduledImportUpdate, type ScheduledImport } from '../scheduled-import.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import { requiredErrors, schemaErrors } from '#panel/form-state/field-errors.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { SelectField, TextField } from '#panel/form/fields.tsx';
import { DrawerForm, RecordDrawer } from '#panel/form/record-drawer.tsx';
import { SourceFields } from './source-fields.tsx';
import { createScheduledImport, updateScheduledImport } from './scheduled-imports.api.ts';

const labels = {
  name: 'Ad',
  source: 'Kaynak',
  address: 'Adres',
  pattern: 'Dosya',
  sign_in: 'Giriş',
  sign_in_user: 'Kullanıcı adı',
  password: 'Parola',
  every: 'Ne zaman',
  at: 'Saat',
  rule: 'Kural',
  most: 'En çok',
  most_unit: 'Birim',
};

/** The last save counts, so a scheduled import has no versions of its own. */
type Edited = ScheduledImport & { version: number };

type DrawerProps = {
  /** The one to edit; `new` for a new one, undefined while the drawer is closed. */
  scheduled: ScheduledImport | 'new' | undefined;
  hasFolder: boolean;
  onClose: () => void;
};

export function ScheduledImportDrawer({ scheduled, hasFolder, onClose }: DrawerProps) {
  const isNew = scheduled === 'new';
  return (
    <RecordDrawer
      title={isNew ? 'Yeni Zamanlanmış Aktarma' : 'Zamanlanmış Aktarmayı Düzenle'}
      isOpen={scheduled !== undefined}
      onClose={onClose}
    >
      {scheduled && (
        <ScheduledImportForm
          key={isNew ? 'new' : scheduled.id}
          scheduled={isNew ? undefined : { ...scheduled, version: 1 }}
          hasFolder={hasFolder}
          onClose={onClose}
        />
      )}
    </RecordDrawer>
  );
}

type FormProps = { scheduled: Edited | undefined; hasFolder: boolean; onClose: () => void };

function ScheduledImportForm({ scheduled, hasFolder, onClose }: FormProps) {
  const form = useRecordForm<Edited>({
    name: '/scheduled-imports',
    languages: [],
    localised: [],
    labels,
    record: scheduled,
    toValues: valuesOf,
    check: (all, sent) => ({
      ...schemaErrors(ScheduledImportUpdate, sent),
      ...requiredErrors(all, requiredIn(all, scheduled?.has_secret ?? false)),
    }),
    save: async (fields, saved) => {
      const written = saved
        ? await updateScheduledImport(saved.id, fields)
        : await createScheduledImport({ ...valuesOf(), ...fields });
      return { ...written, version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <DrawerForm form={form} onClose={onClose}>
      <TextField
        form={form}
        name="name"
        label={labels.name}
        description="İçe aktarmalar listesinde kaynak olarak görünür."
        placeholder="Tedarikçi fiyatları"
        withAsterisk
        data-autofocus
      />
      <SourceFields
        form={form}
        labels={labels}
        hasFolder={hasFolder}
        hasSecret={scheduled?.has_secret ?? false}
      />
      <TimeFields form={form} />
      <RuleFields form={form} />
    </DrawerForm>
  );
}

/** The fields that a source, its sign-in and the rule need. */
function requiredIn({ source, sign_in: signIn, rule }: FormValues, hasSecret: boolean): string[] {
  const isAddress = source === 'address';
  return [
    'name',
    isAddress ? 'address' : 'pattern',
    ...(isAddress && signIn === 'basic' ? ['sign_in_user'] : []),
    ...(isAddress && signIn !== 'none' && !hasSecret ? ['password'] : []),
    ...(rule === 'apply' ? ['most'] : []),
  ];
}

function valuesOf(record?: Edited) {
  return {
    name: record?.name ?? '',
    source: record?.source ?? 'address',
    address: record?.address ?? '',
    pattern: record?.pattern ?? '',
    sign_in: record?.sign_in ?? 'none',
    sign_in_user: record?.sign_in_user ?? '',
    password: '',
    every: record?.every ?? 'day',
    at: record?.at ?? '06:00',
    rule: record?.rule ?? 'approval',
    most: record?.most == null ? '' : String(record.most),
    most_unit: record?.most_unit ?? 'percent',
  };
}

function TimeFields({ form }: { form: RecordForm<Edited> }) {
  form.fields.useWatchValue('every');
  const isDaily = form.fields.getValues().every === 'day';
  return (
    <SimpleGrid cols={isDaily ? 2 : 1} spacing="sm">
      <SelectField
        form={form}
        name="every"
        label={labels.every}
        data={[
          { value: 'hour', label: 'Her saat başı' },
          { value: 'day', label: 'Her gün' },
        ]}
        allowDeselect={false}
      />
      {isDaily && <TextField form={form} name="at" label="Saat (İstanbul)" placeholder="06:30" />}
    </SimpleGrid>
  );
}

function RuleFields({ form }: { form: RecordForm<Edited> }) {
  form.fields.useWatchValue('rule');
  const isByRule = form.fields.getValues().rule === 'apply';
  return (
    <>
      <SelectField
        form={form}
        name="rule"
        label={labels.rule}
        description={
          isByRule
            ? 'Sorunlu satırlar hiçbir zaman yazılmaz. Sınır aşılırsa aktarma onay bekler.'
            : 'Farklar İçe Aktarma ekranında bekler; siz onaylamadan hiçbir ürün değişmez.'
        }
        data={[
          { value: 'approval', label: 'Yalnız onaydan sonra' },
          { value: 'apply', label: 'Az satır değişiyorsa kendiliğinden' },
        ]}
        allowDeselect={false}
      />
      {isByRule && (
        <SimpleGrid cols={2} spacing="sm">
          <TextField form={form} name="most" label={labels.most} inputMode="numeric" withAsterisk />
          <SelectField
            form={form}
            name="most_unit"
            label={labels.most_unit}
            data={[
              { value: 'percent', label: 'Satırların yüzdesi' },
              { value: 'rows', label: 'Satır' },
            ]}
            allowDeselect={false}
          />
        </SimpleGrid>
      )}
    </>
  );
}
