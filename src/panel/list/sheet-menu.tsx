import { Button, Menu } from '@mantine/core';
import { IconFileDownload, IconFileImport, IconFileTypeCsv, IconTableDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/panel-paths.ts';
import { useSheetDownload, type SheetFilter, type SheetSource } from './use-sheet-download.ts';
import list from './list-page.module.css';

type SheetMenuProps = { source: SheetSource; filter?: SheetFilter; label: string; children?: ReactNode };

/** A menu that exports a list to Excel or starts an import. Phones show only its icon. */
export function SheetMenu({ source, filter, label, children }: SheetMenuProps) {
  const { isLoading, text, download, downloadCsv } = useSheetDownload(source, filter);
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          className={list.sort}
          leftSection={<IconTableDown size={16} aria-hidden />}
          aria-label={text ?? label}
          aria-busy={isLoading}
        >
          {text ?? label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileDownload size={16} aria-hidden />}
          disabled={isLoading}
          onClick={download}
        >
          Excel’e Aktar
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileTypeCsv size={16} aria-hidden />}
          disabled={isLoading}
          onClick={downloadCsv}
        >
          CSV Olarak Aktar
        </Menu.Item>
        <Menu.Item component={Link} to={paths.imports} leftSection={<IconFileImport size={16} aria-hidden />}>
          İçe Aktar
        </Menu.Item>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
