import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { relativeTime } from '#panel/format/relative-time.ts';

/** The offer names at most this many fields. */
const namedFields = 4;

export function DraftOffer({ form }: { form: Pick<RecordForm, 'draft' | 'labelOf'> }) {
  const [now] = useState(() => new Date());
  const { draft, labelOf } = form;
  if (!draft) return null;
  const labels = Object.keys(draft.fields).map(labelOf);
  const rest = labels.length - namedFields;
  return (
    <Alert
      color="gray"
      variant="light"
      mb="md"
      icon={<IconHistory aria-hidden />}
      title="Kaydedilmemiş değişiklikleriniz var"
    >
      <Text size="sm">
        {relativeTime(new Date(draft.writtenAt).toISOString(), now)}:{' '}
        {labels.slice(0, namedFields).join(', ')}
        {rest > 0 && ` ve ${rest} alan daha`}.{' '}
        {draft.isOutdated &&
          'Kayıt o zamandan beri değişti; geri yüklerseniz iki hâli yan yana görür, sonra seçersiniz.'}
      </Text>
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={draft.restore}>
          Geri Yükle
        </Button>
        <Button size="xs" variant="default" onClick={draft.refuse}>
          Sil
        </Button>
      </Group>
    </Alert>
  );
}
