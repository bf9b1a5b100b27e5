import { Button } from '@mantine/core';
import { IconEye, IconEyeOff, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { noticeUpdated, showFailure } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { activateProducts, deleteProducts, type BulkSelection } from './product-bulk.api.ts';
import { ProductMoveDialog } from './product-move.tsx';

type ProductBulkProps = { selection: BulkSelection; mainLang: string; onDone: () => void };

/** The buttons for actions on selected products. After a failure the products stay selected. */
export function ProductBulk({ selection, mainLang, onDone }: ProductBulkProps) {
  const [isMoving, setIsMoving] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const activate = async (isActive: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await activateProducts(selection, isActive);
      noticeUpdated(`${formatNumber(selection.count)} ürün`);
      onDone();
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconEye size={15} aria-hidden />}
        onClick={() => void activate(true)}
      >
        Yayına Al
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconEyeOff size={15} aria-hidden />}
        onClick={() => void activate(false)}
      >
        Yayından Kaldır
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFolderSymlink size={15} aria-hidden />}
        onClick={() => setIsMoving(true)}
      >
        Kategoriye Taşı
      </Button>
      <Button
        variant="light"
        color="red"
        size="xs"
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={() =>
          confirmDelete({
            name: `${formatNumber(selection.count)} ürün`,
            remove: () => deleteProducts(selection),
            onDeleted: onDone,
          })
        }
      >
        Sil
      </Button>
      <ProductMoveDialog
        selection={selection}
        mainLang={mainLang}
        isOpen={isMoving}
        onClose={() => setIsMoving(false)}
        onMoved={onDone}
      />
    </>
  );
}
