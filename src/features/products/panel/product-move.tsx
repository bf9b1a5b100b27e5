import { Button, Group, Modal, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { foldedFilter } from '#panel/form/fields.tsx';
import { noticeUpdated, showFailure } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { requiredText } from '#panel/form-state/field-errors.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { moveProducts, type BulkSelection } from './product-bulk.api.ts';

type ProductMoveDialogProps = {
  selection: BulkSelection;
  mainLang: string;
  isOpen: boolean;
  onClose: () => void;
  onMoved: () => void;
};

/** A dialog that asks for the new category of the selected products. */
export function ProductMoveDialog({ isOpen, onClose, ...form }: ProductMoveDialogProps) {
  const title = `${formatNumber(form.selection.count)} Ürünü Taşı`;
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Kapat' }}>
      <MoveForm {...form} onClose={onClose} />
    </Modal>
  );
}

function MoveForm({ selection, mainLang, onClose, onMoved }: Omit<ProductMoveDialogProps, 'isOpen'>) {
  const categories = useCategoryOptions(mainLang);
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const move = async () => {
    setIsMissing(categoryId === null);
    if (categoryId === null || isBusy) return;
    setIsBusy(true);
    try {
      await moveProducts(selection, categoryId);
      noticeUpdated(`${formatNumber(selection.count)} ürün`);
      onClose();
      onMoved();
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <Stack>
        <Select
          label="Yeni kategori"
          placeholder="Kategori seçin"
          withAsterisk
          data-autofocus
          data={categories ?? []}
          value={categoryId}
          onChange={(id) => setCategoryId(id === null ? null : String(id))}
          error={isMissing && categoryId === null ? requiredText : undefined}
          searchable
          filter={foldedFilter}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" loading={isBusy}>
            Taşı
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
