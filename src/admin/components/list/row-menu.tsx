import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type RowMenuProps = {
  label: string;
  /** Its button stands in a bar that stays where it is while the page scrolls: so does the menu then. */
  isInBar?: boolean;
  children: ReactNode;
};

/** What can be done with a row of a list, or with a record; `label` names it. */
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
