import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { ApiKeyCreate, perMinute, type ApiKeyCreated } from '../api-key.ts';
import { keyScopes, type KeyScope } from '../key-calls.rules.ts';
import { dayMs } from '#shared/rules/durations.ts';
import { requiredErrors, schemaErrors } from '#panel/form-state/field-errors.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { SelectField, TextField } from '#panel/form/fields.tsx';
import { DrawerForm, RecordDrawer } from '#panel/form/record-drawer.tsx';
import { NewKey } from './new-key.tsx';
import { createApiKey } from './api-keys.api.ts';

const labels = {
  name: 'Ad',
  scopes: 'Yetkiler',
  days: 'Geçerlilik',
  per_minute: 'Dakikada en çok çağrı',
};

/** How long a key may be in force, by days; empty for no end. */
const lifetimes = [
  { value: '30', label: '30 gün' },
  { value: '90', label: '90 gün' },
  { value: '365', label: '1 yıl' },
  { value: '', label: 'Süresiz' },
];

/** A key is never edited, so it has no versions of its own. */
type Made = ApiKeyCreated & { version: number };

/** The drawer that makes a key and then shows it once. */
export function ApiKeyDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <RecordDrawer title="Yeni API Anahtarı" isOpen={isOpen} onClose={onClose}>
      {isOpen && <ApiKeyForm onClose={onClose} />}
    </RecordDrawer>
  );
}

function ApiKeyForm({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<ApiKeyCreated>();
  const form = useRecordForm<Made>({
    name: '/api-keys',
    languages: [],
    localised: [],
    labels,
    toValues: () => ({ name: '', scopes: ['read'], days: '365', per_minute: String(perMinute.usual) }),
    check: (all, sent) => ({
      ...schemaErrors(ApiKeyCreate.partial(), sent),
      ...requiredErrors(all, ['name', 'per_minute']),
    }),
    save: async ({ days = '365', scopes = ['read'], ...fields }) => {
      const key = await createApiKey({ ...fields, scopes, expires_at: endAfter(String(days)) });
      setMade(key);
      return { ...key, version: 1 };
    },
    notices: { created: () => undefined, updated: () => undefined },
    onSaved: () => undefined,
  });
  if (made) return <NewKey name={made.name} token={made.token} onDone={onClose} />;
  return (
    <DrawerForm form={form} onClose={onClose}>
      <TextField
        form={form}
        name="name"
        label={labels.name}
        description="Anahtarı kullanacak program. Geçmişte değişikliği yapan olarak bu ad görünür."
        placeholder="ERP"
        withAsterisk
        data-autofocus
      />
      <ScopesField form={form} />
      <SelectField
        form={form}
        name="days"
        label={labels.days}
        description="Süre bitince anahtar kendiliğinden geçersiz olur."
        data={lifetimes}
        allowDeselect={false}
      />
      <TextField
        form={form}
        name="per_minute"
        label={labels.per_minute}
        description="Aşılırsa çağrılar dakika bitene kadar reddedilir."
        inputMode="numeric"
        withAsterisk
      />
    </DrawerForm>
  );
}

function ScopesField({ form: { fields } }: { form: RecordForm<Made> }) {
  return (
    <Checkbox.Group
      key={fields.key('scopes')}
      label={labels.scopes}
      withAsterisk
      {...fields.getInputProps('scopes')}
    >
      <Stack gap="xs" mt={8}>
        {(Object.keys(keyScopes) as KeyScope[]).map((scope) => (
          <Checkbox key={scope} value={scope} label={keyScopes[scope]} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function endAfter(days: string): string | null {
  return days === '' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString();
}
