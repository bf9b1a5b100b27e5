import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTags, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ManagedTransporterType } from '#shared/api/transporter-type.ts';
import { confirmDelete } from '../../components/feedback/confirm-delete.ts';
import { DeletedRecordsLink } from '../../components/list/deleted-records.tsx';
import { EmptyState, LoadError, Loading } from '../../components/feedback/load-states.tsx';
import { noticeReordered, showReorderFailure } from '../../components/feedback/notices.tsx';
import { SortableRows } from '../../components/sorting/sortable-rows.tsx';
import { formatNumber } from '../../format/format.ts';
import {
  deleteTransporterType,
  sortTransporterTypes,
  transporterTypeName,
  useManagedTransporterTypes,
} from './transporter-types.api.ts';
import rowList from '../../components/list/row-list.module.css';

type TransporterTypeListProps = {
  mainLang: string;
  onAdd: () => void;
  onEdit: (type: ManagedTransporterType) => void;
};

const keyOf = ({ id }: ManagedTransporterType) => String(id);

export function TransporterTypeList({ mainLang, onAdd, onEdit }: TransporterTypeListProps) {
  const { data, error, refetch } = useManagedTransporterTypes();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const deletedLink = <DeletedRecordsLink path="/transporter-types" title="Silinen Türler" />;
  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd} data-autofocus>
      Yeni Tür
    </Button>
  );
  if (data.length === 0)
    return (
      <EmptyState
        icon={<IconTags size={28} stroke={1.5} aria-hidden />}
        title="Henüz tür yok"
        text="Aksesuarın üzerinde taşındığı şeyleri ekleyin: kordon, zincir, kayış, askı …"
        action={
          <Group>
            {addButton}
            {deletedLink}
          </Group>
        }
      />
    );
  return (
    <div className={rowList.list}>
      <Text c="dimmed" size="sm">
        Aksesuarın üzerinde taşındığı şeyler. Ziyaretçiler ürünleri bunlara göre süzer; sıra sitede de budur.
      </Text>
      <SortableRows
        items={data}
        itemKey={keyOf}
        itemLabel={(type) => transporterTypeName(type, mainLang)}
        onSort={(keys) => {
          sortTransporterTypes(keys.map(Number)).then(noticeReordered, showReorderFailure);
        }}
        className={rowList.rows}
        itemClassName={rowList.row}
      >
        {(type, _, handle: ReactNode) => {
          const name = transporterTypeName(type, mainLang);
          return (
            <>
              {handle}
              <div className={rowList.name}>
                <Text fw={550}>{name}</Text>
                <Text size="xs" c="dimmed">
                  {formatNumber(type.product_count)} ürün
                </Text>
              </div>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`${name}: düzenle`}
                onClick={() => onEdit(type)}
              >
                <IconPencil size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`${name}: sil`}
                onClick={() => confirmDelete(() => deleteTransporterType(type.id))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </>
          );
        }}
      </SortableRows>
      <div className={rowList.foot}>
        {addButton}
        {deletedLink}
      </div>
    </div>
  );
}
