import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';

type ShownOnceProps = {
  label: string;
  description: string;
  secret: string;
  /** What the secret is for. */
  children: ReactNode;
  /** What to do if it gets lost. */
  whenLost: string;
  copyLabel?: string;
  onDone: () => void;
};

/** Shows a new secret with a copy button, because nobody can see it again later. */
export function ShownOnce({
  label,
  description,
  secret,
  children,
  whenLost,
  copyLabel = 'Anahtarı Kopyala',
  onDone,
}: ShownOnceProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  // The secret replaces the form that had the focus.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <Stack>
      <Text style={{ overflowWrap: 'anywhere' }}>{children}</Text>
      <TextInput
        label={label}
        description={description}
        value={secret}
        readOnly
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Text size="sm" c="dimmed">
        {whenLost}
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
              {copied ? 'Kopyalandı' : copyLabel}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>Tamam</Button>
      </Group>
    </Stack>
  );
}
