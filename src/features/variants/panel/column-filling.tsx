import { Button, Checkbox, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconColumnInsertRight } from '@tabler/icons-react';
import { useState } from 'react';
import { problemOf, readText, shownText, type SheetColumn } from '#panel/sheet/columns.ts';
import type { SheetRows } from '#panel/sheet/sheet-rows.ts';

type ColumnFillingProps = { columns: readonly SheetColumn[]; rows: SheetRows };

/** The button “Sütunu Doldur”, which writes one value into the cells of all rows. */
export function ColumnFilling(props: ColumnFillingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconColumnInsertRight size={15} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Sütunu Doldur
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Sütunu doldur"
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': 'Kapat' }}
      >
        <Filling {...props} onClose={close} />
      </Modal>
    </>
  );
}

function Filling({ columns, rows, onClose }: ColumnFillingProps & { onClose: () => void }) {
  const filled = columns.filter((one) => !one.isReadOnly && one.kind !== 'own' && one.name !== 'code');
  const [name, setName] = useState(filled[0]?.name ?? '');
  const [text, setText] = useState('');
  const [isReplacing, setIsReplacing] = useState(false);
  const column = filled.find((one) => one.name === name);
  if (!column) return null;
  const value = readText(column, text);
  const problem = value === '' ? undefined : problemOf(column, value);
  const isWritten = (present: string) => present !== value && (isReplacing || present === '');
  const count = rows.get().filter(({ cells }) => isWritten(cells[name] ?? '')).length;
  const write = () => {
    rows.change((all) =>
      all.map((row) =>
        isWritten(row.cells[name] ?? '') ? { ...row, cells: { ...row.cells, [name]: value } } : row,
      ),
    );
    onClose();
  };
  return (
    <Stack gap="md">
      <Select
        label="Sütun"
        data={filled.map((one) => ({ value: one.name, label: one.title }))}
        value={name}
        allowDeselect={false}
        onChange={(chosen) => {
          setName(chosen ?? name);
          setText('');
        }}
      />
      {column.kind === 'choice' ? (
        <Select
          label="Değer"
          data={column.choices.map(({ label }) => label)}
          value={text === '' ? null : shownText(column, value)}
          clearable
          onChange={(chosen) => setText(chosen ?? '')}
        />
      ) : (
        <TextInput
          label="Değer"
          value={text}
          error={problem}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <Checkbox
        label="Dolu hücreleri de değiştir"
        checked={isReplacing}
        onChange={(event) => setIsReplacing(event.currentTarget.checked)}
      />
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {problem === undefined ? `${count} satıra yazılacak` : ''}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button disabled={count === 0 || problem !== undefined} onClick={write}>
            Yaz
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
