import { Button } from '@mantine/core';
import { IconEye, IconEyeOff, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { noticeUpdated, showFailure } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { chooseRecord } from '#panel/navigation/chosen-record.ts';
import { paths } from '#shared/panel-paths.ts';
import { useNavigate } from 'react-router';
import { LabelsButton } from '#features/labels/panel/labels-part.tsx';
import { SampleCardsButton } from '#features/sample-cards/panel/sample-cards-part.tsx';
import { gapName } from './gaps/gap-words.ts';
import { askToPublish } from './gaps/publish-question.tsx';
import { activateProducts, deleteProducts, readHiddenGaps, type BulkSelection } from './product-bulk.api.ts';
import { ProductMoveDialog } from './product-move.tsx';

type ProductBulkProps = { selection: BulkSelection; mainLang: string; onDone: () => void };

/** The buttons for actions on selected products. After a failure the products stay selected. */
export function ProductBulk({ selection, mainLang, onDone }: ProductBulkProps) {
  const [isMoving, setIsMoving] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { data: languages = [] } = useLanguages();
  const navigate = useNavigate();
  const printed = {
    count: selection.count,
    selection: selection.filter
      ? { filter: selection.filter }
      : { id_list: selection.rows.map(({ id }) => id) },
  };
  const show = async () => {
    if (isBusy) return;
    setIsBusy(true);
    // The question only helps; without an answer the products are shown as before.
    const found = await readHiddenGaps(selection).catch(() => undefined);
    setIsBusy(false);
    const { first } = found ?? {};
    if (!found || !first) {
      await activate(true);
      return;
    }
    askToPublish({
      title: 'Eksikleriyle yayına alınsın mı?',
      intro: `Yayına girecek ${formatNumber(found.hidden)} üründen ${formatNumber(found.incomplete)} tanesinde eksik var:`,
      lines: found.gaps.map((gap) => ({
        who: gap.who,
        text: `${gapName(gap, { languages, label: gap.label })}: ${formatNumber(gap.count)} ürün`,
      })),
      fill: {
        label: 'İlk Eksik Ürünü Aç',
        go: () => {
          chooseRecord('products', first.id);
          void navigate(paths.productUpdate);
        },
      },
      publish: () => void activate(true),
    });
  };
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
        onClick={() => void show()}
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
      <LabelsButton labelled={{ kind: 'products', ...printed }} />
      <SampleCardsButton products={printed} />
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
