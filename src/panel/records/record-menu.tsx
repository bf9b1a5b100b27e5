import { Menu } from '@mantine/core';
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { linkToRecord } from '#panel/navigation/chosen-record.ts';
import { confirmDelete, type Deletion } from '#panel/feedback/confirm-delete.tsx';
import { RowMenu } from '#panel/list/row-menu.tsx';

/** A function that opens the form, or a link to the record's own screen. */
export type EditRecord = (() => void) | ReturnType<typeof linkToRecord>;

type RecordMenuProps = {
  name: string;
  edit: EditRecord;
  /** The path of the record's page on the site; undefined if visitors cannot open it. */
  sitePath?: string | undefined;
  /** `name` is needed only if the dialog names the record differently. */
  deletion: Omit<Deletion, 'name'> & Partial<Pick<Deletion, 'name'>>;
  /** Further actions of this kind of record. */
  children?: ReactNode;
};

export function RecordMenu({ name, edit, sitePath, deletion, children }: RecordMenuProps) {
  const pencil = <IconPencil size={16} aria-hidden />;
  return (
    <RowMenu label={name}>
      {typeof edit === 'function' ? (
        <Menu.Item leftSection={pencil} onClick={edit}>
          Düzenle
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={pencil} component={Link} {...edit}>
          Düzenle
        </Menu.Item>
      )}
      {children}
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
        onClick={() => confirmDelete({ name, ...deletion })}
      >
        Sil
      </Menu.Item>
    </RowMenu>
  );
}
