import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { RecordForm } from '../forms/use-record-form.ts';

/** Says that somebody else saved the record meanwhile; what was typed stays until one of the two is chosen. */
export function ConflictNotice({
  form,
}: {
  form: Pick<RecordForm, 'conflict' | 'loadTheirs' | 'keepTyped'>;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.conflict) element.current?.scrollIntoView({ block: 'center' });
  }, [form.conflict]);
  if (!form.conflict) return null;
  return (
    <Alert
      ref={element}
      role="alert"
      color="orange"
      styles={{ title: { color: 'var(--mantine-color-gray-9)' } }}
      mb="md"
      icon={<IconUsers aria-hidden />}
      title="Bu kaydı sizden önce başka biri değiştirdi"
    >
      <Text c="gray.9">
        Değişiklikleriniz kaydedilmedi, yazdıklarınız ekranda duruyor. Onun kaydettiği hâli yüklerseniz
        yazdıklarınız silinir; önce gerekli metinleri kopyalayın.
      </Text>
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={form.loadTheirs}>
          Kaydedilen hâli yükle
        </Button>
        <Button size="xs" variant="default" onClick={form.keepTyped}>
          Yazdıklarımla kal
        </Button>
      </Group>
    </Alert>
  );
}
