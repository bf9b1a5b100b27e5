import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type RowMenuProps = {
  label: string;
  /** The button is in a fixed bar, so the menu must not scroll with the page. */
  isInBar?: boolean;
  children: ReactNode;
};

/** The actions of a row or record; `label` names it. */
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
