import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/** Shows the secret of a new address, which nobody can see again later. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const copyButton = useRef<HTMLButtonElement>(null);
  // The secret replaces the form that had the focus.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <Stack>
      <Text>
        Program, bildirimin bu siteden geldiğini aşağıdaki imza anahtarıyla doğrular. Anahtar{' '}
        <strong>yalnız şimdi gösterilir</strong>.
      </Text>
      <TextInput
        label="İmza anahtarı"
        description="Standard Webhooks biçiminde; programın ayarlarına yapıştırın."
        value={secret}
        readOnly
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Text size="sm" c="dimmed">
        Kaybolursa adresi silip yeniden ekleyin.
      </Text>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={secret} timeout={2000}>
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
