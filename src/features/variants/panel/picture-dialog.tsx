import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import { SinglePictureField } from '#panel/alternative-texts/single-picture-field.tsx';
import type { SheetRow } from '#panel/sheet/columns.ts';
import { uploadMedium } from '#panel/media/media.api.ts';

type PictureDialogProps = {
  row: SheetRow | null;
  picture: FieldPicture | null;
  onChoose: (picture: FieldPicture | null) => void;
  onClose: () => void;
};

/** A dialog that chooses or uploads the picture of a variant. */
export function PictureDialog({ row, picture, onChoose, onClose }: PictureDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Modal
      opened={row !== null}
      onClose={onClose}
      title={`Görsel: ${row?.cells.code || 'yeni varyant'}`}
      closeOnClickOutside={!isBusy}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Kapat' }}
    >
      <Text size="sm" c="dimmed" mb="sm">
        Görseli olmayan varyant ürünün görselleriyle gösterilir.
      </Text>
      <SinglePictureField
        key={row?.key ?? ''}
        label="Varyantın görseli"
        defaultValue={picture}
        onChange={(chosen) => {
          onChoose(chosen);
          onClose();
        }}
        send={uploadMedium}
        onBusy={setIsBusy}
      />
    </Modal>
  );
}
