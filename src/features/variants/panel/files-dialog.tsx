import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, useSyncExternalStore } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { SheetRow } from '#panel/sheet/columns.ts';
import type { SheetRows } from '#panel/sheet/sheet-rows.ts';
import { useMediaById } from '#panel/media/media.api.ts';
import { fileLists, filesIn, picturesIn } from './file-cells.ts';
import { FileSection } from './file-section.tsx';

type FilesDialogProps = {
  /** The key of the row whose files are edited; null while the dialog is closed. */
  openKey: string | null;
  rows: SheetRows;
  languages: readonly Language[];
  /** The stored rows. */
  stored: readonly SheetRow[];
  onClose: () => void;
};

/** A dialog with the pictures, drawings and documents of one variant, which are stored with the variants. */
export function FilesDialog({ openKey, rows, languages, stored, onClose }: FilesDialogProps) {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const isPhone = useMediaQuery('(max-width: 640px)', false);
  const row = useSyncExternalStore(rows.subscribe, () => rows.get().find(({ key }) => key === openKey));
  const isBusy = busy.length > 0;
  // A closed dialog would drop its uploads.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Modal
      opened={row !== undefined}
      onClose={close}
      title={`Dosyalar: ${row?.cells.code || 'yeni varyant'}`}
      size={880}
      fullScreen={isPhone}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Kapat' }}
    >
      {row && (
        <Files
          key={row.key}
          row={row}
          rows={rows}
          languages={languages}
          stored={stored}
          isBusy={isBusy}
          onBusy={(list, isSending) =>
            setBusy((all) => [...all.filter((one) => one !== list), ...(isSending ? [list] : [])])
          }
          onClose={close}
        />
      )}
    </Modal>
  );
}

type FilesProps = Omit<FilesDialogProps, 'openKey'> & {
  row: SheetRow;
  isBusy: boolean;
  onBusy: (list: string, isBusy: boolean) => void;
};

function Files({ row, rows, languages, stored, isBusy, onBusy, onClose }: FilesProps) {
  const media = useMediaById(fileLists.flatMap((list) => picturesIn(row.cells[list])));
  return (
    <Stack gap="xl">
      <Text size="sm" c="dimmed">
        Bu varyant seçilince görselleri galerinin, dosyaları ürünün dosyalarının başında görünür. Görseli
        olmayan varyant ürünün görselleriyle gösterilir.
      </Text>
      {fileLists.map((list) => (
        <FileSection
          key={list}
          list={list}
          stored={filesIn(stored.find(({ key }) => key === row.key)?.cells[list])}
          {...{ row, rows, languages, media, onBusy }}
        />
      ))}
      <Group justify="flex-end">
        <Button disabled={isBusy} onClick={onClose}>
          {isBusy ? 'Yükleniyor…' : 'Tamam'}
        </Button>
      </Group>
    </Stack>
  );
}
