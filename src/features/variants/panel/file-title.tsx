import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { FileInput } from '#features/variant-files/variant-files.ts';

type FileTitleProps = {
  file: FileInput;
  /** The file's name, which visitors see without a title. */
  name: string;
  languages: readonly Language[];
  onChange: (file: FileInput) => void;
  onClose: () => void;
};

/** A dialog with the title of a drawing or document in each language; the variants store it when they are saved. */
export function FileTitle({ file, name, languages, onChange, onClose }: FileTitleProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(file.title);
  const title = Object.fromEntries(
    Object.entries(texts).flatMap(([lang, text]) => (text.trim() === '' ? [] : [[lang, text.trim()]])),
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title="Başlık"
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Kapat' }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the variants lies around this one in React's tree.
          event.stopPropagation();
          onChange({ ...file, title });
        }}
      >
        <Stack>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {`${name} · Başlığı olmayan dosya adıyla görünür.`}
          </Text>
          {languages.map(({ abbr }, index) => (
            <TextInput
              key={abbr}
              label={`Başlık (${abbr.toUpperCase()})`}
              lang={abbr}
              maxLength={200}
              value={texts[abbr] ?? ''}
              onChange={({ currentTarget: { value } }) => setTexts((all) => ({ ...all, [abbr]: value }))}
              {...(index === 0 && { 'data-autofocus': true })}
            />
          ))}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit">Tamam</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
