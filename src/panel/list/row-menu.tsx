import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type RowMenuProps = {
  label: string;
  /** True in a fixed bar, where the menu must not scroll with the page. */
  isInBar?: boolean;
  children: ReactNode;
};

/** The menu of actions for a row or record; `label` is its accessible name. */
export function RowMenu({ label, isInBar = false, children }: RowMenuProps) {
  return (
    <Menu position="bottom-end" width={190} shadow="md" floatingStrategy={isInBar ? 'fixed' : 'absolute'}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`${label}: işlemler`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
