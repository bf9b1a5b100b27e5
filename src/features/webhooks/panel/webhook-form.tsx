import { Checkbox, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { WebhookWrite, type Webhook } from '../webhook.ts';
import { webhookEvents, type WebhookEvent } from '../webhook-events.rules.ts';
import { savedNotices } from '#panel/feedback/notices.tsx';
import { requiredErrors, schemaErrors } from '#panel/form-state/field-errors.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { TextField } from '#panel/form/fields.tsx';
import { DrawerForm, RecordDrawer } from '#panel/form/record-drawer.tsx';
import { NewSecret } from './new-secret.tsx';
import { createWebhook, updateWebhook } from './webhooks.api.ts';

const labels = { name: 'Ad', url: 'Adres', events: 'Olaylar' };

/** The last save counts, so an address has no versions of its own. */
type Edited = Webhook & { version: number };

type WebhookDrawerProps = {
  /** The address to edit; `new` for a new one, undefined while the drawer is closed. */
  webhook: Webhook | 'new' | undefined;
  onClose: () => void;
};

/** The drawer with the form of an address, which then shows the secret of a new one once. */
export function WebhookDrawer({ webhook, onClose }: WebhookDrawerProps) {
  const isNew = webhook === 'new';
  return (
    <RecordDrawer
      title={isNew ? 'Yeni Bildirim Adresi' : 'Bildirim Adresini Düzenle'}
      isOpen={webhook !== undefined}
      onClose={onClose}
    >
      {webhook && (
        <WebhookForm
          key={isNew ? 'new' : webhook.id}
          webhook={isNew ? undefined : { ...webhook, version: 1 }}
          onClose={onClose}
        />
      )}
    </RecordDrawer>
  );
}

function WebhookForm({ webhook, onClose }: { webhook: Edited | undefined; onClose: () => void }) {
  const secret = useRef<string>(null);
  const [shown, setShown] = useState<string>();
  const form = useRecordForm<Edited>({
    name: '/webhooks',
    languages: [],
    localised: [],
    labels,
    record: webhook,
    toValues: (record) => ({
      name: record?.name ?? '',
      url: record?.url ?? '',
      events: record?.events ?? [],
    }),
    check: (all, sent) => ({
      ...schemaErrors(WebhookWrite.partial(), sent),
      ...requiredErrors(all, ['name', 'url']),
    }),
    save: async (fields, saved) => {
      if (saved) return { ...(await updateWebhook(saved.id, fields)), version: 1 };
      const made = await createWebhook({ events: [], ...fields });
      secret.current = made.secret;
      return { ...made, version: 1 };
    },
    notices: { ...savedNotices, created: () => undefined },
    onSaved: () => (secret.current === null ? onClose() : setShown(secret.current)),
  });
  if (shown !== undefined) return <NewSecret secret={shown} onDone={onClose} />;
  return (
    <DrawerForm form={form} onClose={onClose}>
      <TextField
        form={form}
        name="name"
        label={labels.name}
        description="Bildirimleri alan program."
        placeholder="ERP"
        withAsterisk
        data-autofocus
      />
      <TextField
        form={form}
        name="url"
        label={labels.url}
        description="Programın verdiği adres. Her olayda bu adrese yalnız kaydın numarası gönderilir."
        placeholder="https://"
        inputMode="url"
        spellCheck={false}
        withAsterisk
      />
      <EventsField form={form} />
    </DrawerForm>
  );
}

function EventsField({ form: { fields } }: { form: RecordForm<Edited> }) {
  return (
    <Checkbox.Group
      key={fields.key('events')}
      label={labels.events}
      withAsterisk
      {...fields.getInputProps('events')}
    >
      <Stack gap="xs" mt={8}>
        {(Object.keys(webhookEvents) as WebhookEvent[]).map((event) => (
          <Checkbox key={event} value={event} label={webhookEvents[event]} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
