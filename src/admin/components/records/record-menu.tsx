import { Menu } from '@mantine/core';
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { confirmDelete } from '../feedback/confirm-delete.tsx';
import { RowMenu } from '../list/row-menu.tsx';

type RecordMenuProps = {
  name: string;
  onEdit: () => void;
  onDelete: () => Promise<unknown>;
  sitePath?: string | undefined;
};

/** What staff can do with a record of a list. */
export function RecordMenu({ name, onEdit, onDelete, sitePath }: RecordMenuProps) {
  return (
    <RowMenu label={name}>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
        Düzenle
      </Menu.Item>
      {sitePath !== undefined && (
        <Menu.Item
          component="a"
          href={sitePath}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          Sitede Gör
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        color="red.9"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => confirmDelete({ name, remove: onDelete })}
      >
        Sil
      </Menu.Item>
    </RowMenu>
  );
}
