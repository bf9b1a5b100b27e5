import { Menu } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#shared/panel-paths.ts';
import { SheetMenu } from '#panel/list/sheet-menu.tsx';
import { productSheet } from './product-sheet.api.ts';

/** A menu that exports the listed products, starts an import, or opens them in the grid. */
export function ProductSheetMenu({ filter }: { filter: Readonly<Record<string, string>> }) {
  const listed = Object.entries(filter).filter(([, value]) => value !== '');
  const grid = new URLSearchParams([['mode', 'grid'], ...listed]);
  return (
    <SheetMenu source={productSheet} filter={filter} label="Excel ve Tablo">
      <Menu.Item
        component={Link}
        to={`${paths.imports}?${grid}`}
        leftSection={<IconTable size={16} aria-hidden />}
      >
        Tablo Olarak Düzenle
      </Menu.Item>
    </SheetMenu>
  );
}
