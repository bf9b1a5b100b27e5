import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

type NewKeyProps = { name: string; token: string; onDone: () => void };

/** Shows a new key, which nobody can see again later. */
export function NewKey({ name, token, onDone }: NewKeyProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  // The key replaces the form that had the focus.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <Stack>
      <Text style={{ overflowWrap: 'anywhere' }}>
        <strong>{name}</strong> için anahtar hazır. Anahtar <strong>yalnız şimdi gösterilir</strong>:
        kopyalayıp programın ayarlarına yapıştırın.
      </Text>
      <TextInput
        label="API anahtarı"
        description="Çağrılara Authorization: Bearer … başlığıyla eklenir."
        value={token}
        readOnly
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Text size="sm" c="dimmed">
        Kaybolursa bu anahtarı iptal edip yenisini oluşturun. E-postayla göndermeyin.
      </Text>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={token} timeout={2000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              ref={copyButton}
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Kopyalandı' : 'Anahtarı Kopyala'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>Tamam</Button>
      </Group>
    </Stack>
  );
}
