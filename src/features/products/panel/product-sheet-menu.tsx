import { Button, Menu } from '@mantine/core';
import {
  IconFileDownload,
  IconFileImport,
  IconFileTypeCsv,
  IconTable,
  IconTableDown,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#shared/panel-paths.ts';
import { useSheetDownload } from './sheet-download.api.ts';
import list from '#panel/list/list-page.module.css';

/**
 * A menu that exports the listed products to Excel, opens them in the grid, or starts an import. Phones show
 * only its icon.
 */
export function ProductSheetMenu({ filter }: { filter: Readonly<Record<string, string>> }) {
  const { isLoading, text, download, downloadCsv } = useSheetDownload(filter);
  const listed = Object.entries(filter).filter(([, value]) => value !== '');
  const grid = new URLSearchParams([['mode', 'grid'], ...listed]);
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          className={list.sort}
          leftSection={<IconTableDown size={16} aria-hidden />}
          aria-label={text ?? 'Excel ve tablo'}
          aria-busy={isLoading}
        >
          {text ?? 'Excel ve Tablo'}
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
        <Menu.Item
          component={Link}
          to={`${paths.imports}?${grid}`}
          leftSection={<IconTable size={16} aria-hidden />}
        >
          Tablo Olarak Düzenle
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
